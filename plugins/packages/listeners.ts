import { parse, type Selector } from 'esquery';
import type { RuleModule } from './rules';
import type { OnUnknown } from './unknown';

/** What rules ask ESLint to call them for. */
export interface Listener {
  /** The rule's id, as in a config. */
  rule: string;
  /** The selector, without `:exit`. */
  selector: string;
  /** The types of the nodes that it is for; empty if it says nothing about their type. */
  nodes: string[];
}

/**
 * Lets each rule create its listeners, and reads what they are for. Only the default options count: with
 * others, some rules listen to more.
 *
 * @param rules by their names
 * @param prefix that makes a name an id
 */
export function readListeners(
  rules: Iterable<[name: string, RuleModule]>,
  prefix: string,
  onUnknown: OnUnknown,
): Listener[] {
  return Array.from(rules, ([name, module]) => {
    const rule = prefix + name;
    try {
      const keys = Object.keys(module.create?.(contextFor(module)) ?? {});
      const selectors = new Set(keys.map(key => key.replace(/:exit$/, '')));
      // `onCodePathStart` and the like are events, not selectors.
      return [...selectors]
        .filter(selector => !/^on[A-Z]/.test(selector))
        .map(selector => ({ rule, selector, nodes: nodesOf(parse(selector)) }));
    } catch (error) {
      onUnknown(
        `The rule "${rule}" didn't say what it listens to (${(error as Error).message}). Teach plugins/packages/listeners.ts what the rule asks for.`,
      );
      return [];
    }
  }).flat();
}

/** Stands for anything that a rule asks for before it sees a node. */
const anything: unknown = new Proxy(() => anything, {
  get: (_target, key) =>
    key === Symbol.iterator
      ? () => [].values()
      : key === Symbol.toPrimitive
        ? () => ''
        : anything,
});

/** A context without a file, as far as rules need one to create their listeners. */
function contextFor({ defaultOptions = [], meta }: RuleModule): never {
  return {
    options: [...(meta?.defaultOptions ?? defaultOptions)],
    settings: {},
    filename: 'file.ts',
    languageOptions: {},
    parserOptions: {},
    sourceCode: anything,
  } as never;
}

/** The types of nodes that a selector names as its subject. */
function nodesOf(selector: Selector): string[] {
  switch (selector.type) {
    case 'identifier':
      return [selector.value];
    case 'class':
      return selector.name === 'function' ? functions : [];
    case 'matches':
    case 'compound':
      return selector.selectors.flatMap(nodesOf);
    case 'child':
    case 'descendant':
      return nodesOf(selector.right);
    default:
      return [];
  }
}

const functions = [
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
];
