import { Arrow, Box, Diagram, Label } from './Diagram';

const tree: readonly { name: string; depth: number; y: number }[] = [
  { name: 'acme/', depth: 0, y: 22 },
  { name: 'tsconfig.json', depth: 1, y: 66 },
  { name: 'packages/', depth: 1, y: 98 },
  { name: 'shop/', depth: 2, y: 124 },
  { name: 'tsconfig.json', depth: 3, y: 154 },
  { name: 'tsconfig.lint.json', depth: 3, y: 218 },
  { name: 'src/', depth: 3, y: 248 },
  { name: 'cart.ts', depth: 4, y: 274 },
  { name: 'scripts/', depth: 1, y: 304 },
  { name: 'seed.ts', depth: 2, y: 330 },
];

/** Which tsconfig each value of `project`, and the project service, gets a file's types from. */
export function TsconfigSearch() {
  return (
    <Diagram
      height={400}
      title="Which tsconfig each setting finds"
      description="The folder acme has a tsconfig.json, which includes the packages, and the folders packages and scripts. The package shop has a tsconfig.json, a tsconfig.lint.json, and the file src/cart.ts. tsconfigRootDir is acme. For cart.ts, project: true and the project service find the tsconfig.json of shop, the nearest one. The path ./tsconfig.json is that of acme. A list with the glob packages/*/tsconfig.lint.json finds shop's tsconfig.lint.json. No tsconfig includes the file scripts/seed.ts: with project, that is a parsing error; the project service uses its default project, for up to eight files."
    >
      {tree.map(({ name, depth, y }) => (
        <Label key={y} text={name} x={4 + depth * 14} y={y} code />
      ))}
      <Arrow line="214,22 54,22" />
      <Arrow line="214,66 122,66" />
      <Arrow line="214,134 180,134 180,150 151,150" />
      <Arrow dashed line="214,174 180,174 180,158 151,158" />
      <Arrow line="214,218 186,218" />
      <Arrow line="90,326 160,326 160,318 211,318" />
      <Arrow dashed line="90,334 160,334 160,362 211,362" />
      <Box name="tsconfigRootDir" x={284} y={22} width={140} code />
      <Box name="'./tsconfig.json'" x={284} y={66} width={140} code />
      <Box name="true" x={284} y={134} width={140} code />
      <Box name="project service" x={284} y={174} width={140} dashed />
      <Box name="['packages/*/…']" x={284} y={218} width={140} code />
      <Box name="parsing error" x={284} y={318} width={140} />
      <Box name="default project" x={284} y={362} width={140} dashed />
    </Diagram>
  );
}
