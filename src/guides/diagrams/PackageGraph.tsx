import { Arrow, Box, Diagram } from './Diagram';

/** Packages, without `@typescript-eslint/`, and the middles of their boxes. */
export const boxes = [
  { name: 'typescript-eslint', x: 180, y: 24, width: 124 },
  { name: 'eslint-plugin', x: 180, y: 90, width: 100 },
  { name: 'type-utils', x: 180, y: 156, width: 84 },
  { name: 'rule-tester', x: 50, y: 222, width: 88 },
  { name: 'utils', x: 180, y: 222, width: 60 },
  { name: 'parser', x: 304, y: 222, width: 68 },
  { name: 'scope-manager', x: 92, y: 300, width: 114 },
  { name: 'typescript-estree', x: 256, y: 300, width: 128 },
  { name: 'visitor-keys', x: 174, y: 372, width: 96 },
  { name: 'types', x: 174, y: 438, width: 60 },
];

/**
 * Without those that follow from others: what a package needs, its dependents need too. A `peer` is installed
 * by the user, and the package only asks for it.
 */
export const dependencies = [
  { from: 'typescript-eslint', to: 'eslint-plugin', line: '180,41 180,71' },
  { from: 'typescript-eslint', to: 'parser', line: '242,24 316,24 316,203' },
  {
    from: 'eslint-plugin',
    to: 'parser',
    peer: true,
    line: '230,90 292,90 292,203',
  },
  { from: 'eslint-plugin', to: 'type-utils', line: '180,107 180,137' },
  { from: 'type-utils', to: 'utils', line: '180,173 180,203' },
  { from: 'rule-tester', to: 'utils', line: '94,222 148,222' },
  { from: 'utils', to: 'scope-manager', line: '168,239 104,281' },
  { from: 'utils', to: 'typescript-estree', line: '192,239 238,281' },
  { from: 'parser', to: 'scope-manager', line: '282,239 132,281' },
  { from: 'parser', to: 'typescript-estree', line: '304,239 276,281' },
  { from: 'scope-manager', to: 'visitor-keys', line: '104,317 152,353' },
  { from: 'typescript-estree', to: 'visitor-keys', line: '244,317 196,353' },
  { from: 'visitor-keys', to: 'types', line: '174,389 174,419' },
];

/** Which package of the project depends on which, as a drawing. */
export function PackageGraph() {
  return (
    <Diagram
      height={462}
      title="Dependencies between the packages of typescript-eslint"
      description={dependencies
        .map(({ from, to, peer }) =>
          peer ? `${from} has as a peer ${to}.` : `${from} depends on ${to}.`,
        )
        .join(' ')}
    >
      {dependencies.map(({ from, to, line, peer }) => (
        <Arrow key={`${from} ${to}`} line={line} dashed={peer} />
      ))}
      {boxes.map(({ name, ...place }) => (
        <Box key={name} name={name} {...place} />
      ))}
    </Diagram>
  );
}
