import type { JSONPath, Node } from 'jsonc-parser';
import {
  parseJson,
  propertiesOf,
  propertyOf,
  valueOf,
} from '../config/json/parseJson';

/** An object of a config: the whole of an eslintrc config, an override, or an element of a flat one. */
export interface PartOfConfig {
  path: JSONPath;
  node: Node;
  /** Names in `extends`, in order. */
  presets: string[];
  rules: RuleInConfig[];
  parserOptions: { path: JSONPath; key: Node; name: string }[];
}

/** A rule as the config has it. */
export interface RuleInConfig {
  id: string;
  path: JSONPath;
  key: Node;
  /** `off`, `warn`, `error`, or the number for it; anything where it is none of these. */
  severity: unknown;
  options: unknown[];
}

/** The objects of a config's text that can have rules, in order; none of a text that is no JSON. */
export function partsOfConfig(text: string): PartOfConfig[] {
  const { root } = parseJson(text);
  const nodes =
    root?.type === 'array'
      ? (root.children ?? []).map((node, index) => ({ node, path: [index] }))
      : root
        ? [{ node: root, path: [] }]
        : [];
  return nodes
    .flatMap(({ node, path }): { node: Node; path: JSONPath }[] => [
      { node, path },
      ...(propertyOf(node, 'overrides')?.value.children ?? []).map(
        (override, index) => ({
          node: override,
          path: [...path, 'overrides', index],
        }),
      ),
    ])
    .filter(({ node }) => node.type === 'object')
    .map(({ node, path }) => ({
      path,
      node,
      presets: presetsOf(node),
      rules: rulesOf(node, path),
      parserOptions: parserOptionsOf(node, path),
    }));
}

function presetsOf(node: Node): string[] {
  const value = propertyOf(node, 'extends')?.value;
  return (value === undefined ? [] : [valueOf(value)])
    .flat()
    .filter((name): name is string => typeof name === 'string');
}

function rulesOf(node: Node, path: JSONPath): RuleInConfig[] {
  return propertiesOf(propertyOf(node, 'rules')?.value).map(
    ({ name, key, value }) => {
      const [severity, ...options] = [valueOf(value)].flat();
      return {
        id: name,
        path: [...path, 'rules', name],
        key,
        severity,
        options,
      };
    },
  );
}

function parserOptionsOf(
  node: Node,
  path: JSONPath,
): PartOfConfig['parserOptions'] {
  const places = [['parserOptions'], ['languageOptions', 'parserOptions']];
  return places.flatMap(place => {
    const options = place.reduce<Node | undefined>(
      (inside, name) => propertyOf(inside, name)?.value,
      node,
    );
    return propertiesOf(options).map(({ name, key }) => ({
      path: [...path, ...place, name],
      key,
      name,
    }));
  });
}
