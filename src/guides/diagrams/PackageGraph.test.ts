import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { boxes, dependencies } from './PackageGraph';

const scope = '@typescript-eslint/';

interface PackageJson {
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** What the site has installed. The rule tester is not among it. */
const installed = boxes
  .map(({ name }) => name)
  .filter(name => name !== 'rule-tester');

describe('the diagram of the packages', () => {
  it.each(installed)('shows what %s depends on, directly or not', name =>
    expect(reachable(name, drawn)).toEqual(reachable(name, declared)),
  );

  it.each(installed)('shows the peers of %s', name => {
    const peers = dependencies.filter(
      ({ from, peer }) => peer && from === name,
    );
    expect(peers.map(({ to }) => to)).toEqual(
      ownNames(readPackage(name).peerDependencies),
    );
  });

  it('draws no arrow that others imply', () => {
    for (const { from, to, peer } of dependencies) {
      const others = dependencies.filter(
        other => other.from === from && other.to !== to && !other.peer,
      );
      expect(
        !peer && others.some(other => reachable(other.to, drawn).includes(to)),
      ).toBe(false);
    }
  });
});

function drawn(name: string): string[] {
  return dependencies
    .filter(({ from, peer }) => from === name && !peer)
    .map(({ to }) => to);
}

function declared(name: string): string[] {
  return ownNames(readPackage(name).dependencies);
}

function reachable(
  name: string,
  dependenciesOf: (name: string) => string[],
): string[] {
  const found = new Set<string>();
  const pending = dependenciesOf(name);
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (!found.has(next)) {
      found.add(next);
      pending.push(...dependenciesOf(next));
    }
  }
  return [...found].sort();
}

function ownNames(versions: Record<string, string> = {}): string[] {
  return Object.keys(versions)
    .filter(name => name.startsWith(scope))
    .map(name => name.slice(scope.length));
}

function readPackage(name: string): PackageJson {
  const folder = name === 'typescript-eslint' ? name : `${scope}${name}`;
  return JSON.parse(
    readFileSync(`node_modules/${folder}/package.json`, 'utf8'),
  ) as PackageJson;
}
