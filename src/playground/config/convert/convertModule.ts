import {
  type CallExpression,
  type Expression,
  type Node,
  parse,
  type Program,
  type Property,
  type SpreadElement,
} from 'acorn';
import { applyEdits, type Edit } from 'jsonc-parser';
import type { ConvertedConfig } from './convertConfig';
import { presetNames } from './convertedPresets';

/** Longest piece of code that is repeated to the reader. */
const maxQuote = 40;

/**
 * Makes the playground's config of an `.eslintrc.js` or a flat config, as far as it is data. Its
 * comments and its layout stay.
 */
export function convertModule(text: string): ConvertedConfig {
  const program = parseModule(text);
  const config = findConfig(program);
  if (config === undefined) {
    throw new Error(
      'This JavaScript has no config that can be read without running it: export an object or a list, as in `export default [{ rules: {} }];`.',
    );
  }
  const reader = new DataReader(text, presetNames(program));
  reader.readConfig(config);
  const edits = [
    { offset: 0, length: config.start, content: '' },
    ...reader.edits,
    { offset: config.end, length: text.length - config.end, content: '' },
  ];
  return { text: `${applyEdits(text, edits)}\n`, notes: reader.notes };
}

function parseModule(text: string): Program {
  try {
    return parse(text, {
      ecmaVersion: 'latest',
      sourceType: 'module',
      locations: true,
      allowReturnOutsideFunction: true,
    });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new Error(
      `This looks like JavaScript, but it has a mistake: ${message}.`,
      { cause: error },
    );
  }
}

/** What the module exports, looked up among its variables. */
function findConfig({ body }: Program): Expression | undefined {
  const variables = new Map<string, Expression>();
  let exported: Expression | undefined;
  for (const statement of body) {
    if (statement.type === 'VariableDeclaration') {
      for (const { id, init } of statement.declarations) {
        if (id.type === 'Identifier' && init) {
          variables.set(id.name, init);
        }
      }
    } else if (statement.type === 'ExportDefaultDeclaration') {
      exported = statement.declaration as Expression;
    } else if (
      statement.type === 'ExpressionStatement' &&
      statement.expression.type === 'AssignmentExpression' &&
      statement.expression.left.type === 'MemberExpression'
    ) {
      exported = statement.expression.right;
    }
  }
  const found =
    exported?.type === 'Identifier' ? variables.get(exported.name) : exported;
  return found &&
    ['ArrayExpression', 'CallExpression', 'ObjectExpression'].includes(
      found.type,
    )
    ? found
    : undefined;
}

/** Finds what to change for a piece of JavaScript to be JSON with comments. */
class DataReader {
  readonly edits: Edit[] = [];
  readonly notes: string[] = [];

  constructor(
    private readonly text: string,
    private readonly presetOf: (code: string) => string | undefined,
  ) {}

  /** Reads the whole, which may be a call like `tseslint.config(…)`. */
  readConfig(node: Expression): void {
    if (node.type === 'CallExpression') {
      this.readCall(node);
    } else {
      this.readValue(node);
    }
  }

  /** Of a helper's call, the arguments are a list of configs; `defineConfig([…])` has one already. */
  private readCall({
    arguments: given,
    callee,
    start,
    end,
  }: CallExpression): void {
    const [first] = given;
    if (first?.type === 'ArrayExpression') {
      this.replace(start, first.start, '');
      this.readElements(first.elements);
      this.replace(first.end, end, '');
    } else {
      this.replace(start, this.text.indexOf('(', callee.end) + 1, '[');
      this.readElements(given);
      this.replace(end - 1, end, ']');
    }
  }

  /** @param areNames whether they are names of presets, rather than configs */
  private readElements(
    elements: readonly (Expression | SpreadElement | null)[],
    areNames = false,
  ): void {
    for (const element of elements) {
      if (element && !this.readElement(element, areNames)) {
        this.leaveOut(element);
      }
    }
  }

  private readElement(
    element: Expression | SpreadElement,
    isName: boolean,
  ): boolean {
    const node = element.type === 'SpreadElement' ? element.argument : element;
    const preset = this.presetOf(this.codeOf(node));
    if (preset !== undefined) {
      const name = JSON.stringify(preset);
      this.replace(
        element.start,
        element.end,
        isName ? name : `{ "extends": [${name}] }`,
      );
    }
    return (
      preset !== undefined ||
      (element.type !== 'SpreadElement' && this.readValue(element))
    );
  }

  /** @returns whether it is data */
  private readValue(node: Expression): boolean {
    switch (node.type) {
      case 'ObjectExpression':
        for (const property of node.properties) {
          this.readProperty(property);
        }
        return true;
      case 'ArrayExpression':
        this.readElements(node.elements);
        return true;
      case 'Literal':
        return this.readScalar(node, node.value);
      case 'TemplateLiteral':
        return (
          node.expressions.length === 0 &&
          this.readScalar(node, node.quasis[0]?.value.cooked)
        );
      case 'UnaryExpression':
        return (
          node.operator === '-' &&
          node.argument.type === 'Literal' &&
          this.readScalar(node, -Number(node.argument.value))
        );
      default:
        return false;
    }
  }

  private readProperty(property: Property | SpreadElement): void {
    const name = nameOf(property);
    if (property.type === 'SpreadElement' || name === undefined) {
      this.leaveOut(property);
    } else if (this.readValueOf(name, property.value)) {
      this.replace(property.key.start, property.key.end, JSON.stringify(name));
    } else {
      this.leaveOut(property, name);
    }
  }

  private readValueOf(name: string, value: Expression): boolean {
    if (name !== 'extends') {
      return this.readValue(value);
    }
    if (value.type === 'ArrayExpression') {
      this.readElements(value.elements, true);
      return true;
    }
    return this.readElement(value, true);
  }

  private readScalar(node: Node, value: unknown): boolean {
    const isData =
      value === null || ['boolean', 'number', 'string'].includes(typeof value);
    // A regular expression's value may be null, too.
    if (!isData || 'regex' in node) {
      return false;
    }
    this.replace(node.start, node.end, JSON.stringify(value));
    return true;
  }

  /** Takes a node out, with the space before and the comma after it, and says so. */
  private leaveOut(node: Node, what = shorten(this.codeOf(node))): void {
    const [space] = /\s*$/.exec(this.text.slice(0, node.start)) ?? [''];
    const [comma] = /^(?:\s|\/\*[^]*?\*\/)*,/.exec(
      this.text.slice(node.end),
    ) ?? [''];
    this.drop(node.start - space.length, node.end + comma.length);
    const line = this.text.slice(0, node.start).split('\n').length;
    this.notes.push(
      `Line ${String(line)}: "${what}" could not be taken over, because it is code, not data.`,
    );
  }

  /** Removes a range, with all edits inside of it. */
  private drop(start: number, end: number): void {
    const outside = this.edits.filter(
      ({ offset }) => offset < start || offset >= end,
    );
    this.edits.splice(0, this.edits.length, ...outside);
    this.replace(start, end, '');
  }

  private codeOf({ start, end }: Node): string {
    return this.text.slice(start, end);
  }

  private replace(start: number, end: number, content: string): void {
    if (this.text.slice(start, end) !== content) {
      this.edits.push({ offset: start, length: end - start, content });
    }
  }
}

/** @returns `undefined` for what has no name of its own, or no value */
function nameOf(property: Property | SpreadElement): string | undefined {
  if (
    property.type === 'SpreadElement' ||
    property.computed ||
    property.kind !== 'init' ||
    property.method ||
    property.shorthand
  ) {
    return undefined;
  }
  switch (property.key.type) {
    case 'Identifier':
      return property.key.name;
    case 'Literal':
      return String(property.key.value);
    default:
      return undefined;
  }
}

function shorten(code: string): string {
  return code.length > maxQuote ? `${code.slice(0, maxQuote)}…` : code;
}
