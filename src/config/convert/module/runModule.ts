import { commentsBefore } from './comments';
import { Evaluator } from './evaluate';
import type { Expression, Program, Statement } from './parseModule';
import {
  isKind,
  isScalar,
  memberOf,
  objectOf,
  propertyOf,
  setProperty,
  type Source,
  unknown,
  type Value,
} from './values';

type Of<Type extends Statement['type']> = Extract<Statement, { type: Type }>;

type ExpressionOf<Type extends Expression['type']> = Extract<
  Expression,
  { type: Type }
>;

/** What a module exports, as far as it is known without running it. */
export interface ModuleResult {
  /** `undefined` where it exports nothing. */
  exported: Value;
  /** Where. */
  source: Source;
  /** Comments at the head of the module, and before the export. */
  comments: string[];
  /** Statements that may change what is exported, and were not followed. */
  ignored: Source[];
}

/** Follows what a module's statements do with its variables and with what it exports. */
export function runModule(program: Program, text: string): ModuleResult {
  const runner = new ModuleRunner(text);
  const [first] = program.body;
  const commented = new Set(first && [first]);
  for (const statement of program.body) {
    const { source } = runner;
    runner.run(statement);
    if (runner.source !== source) {
      commented.add(statement);
    }
  }
  return {
    exported: runner.evaluator.exported,
    source: runner.source,
    comments: [...commented].flatMap(commentsBefore),
    ignored: runner.ignored,
  };
}

class ModuleRunner {
  readonly ignored: Source[] = [];
  readonly evaluator: Evaluator;
  source: Source = { code: '', line: 1 };

  constructor(text: string) {
    this.evaluator = new Evaluator(text);
  }

  run(statement: Statement): void {
    switch (statement.type) {
      case 'ImportDeclaration':
        this.runImport(statement);
        break;
      case 'VariableDeclaration':
        this.runVariables(statement);
        break;
      case 'ExportDefaultDeclaration':
        this.export(statement.declaration as Expression);
        break;
      case 'ExportNamedDeclaration':
        this.runNamedExport(statement);
        break;
      case 'TSExportAssignment':
        this.export(statement.expression);
        break;
      case 'ExpressionStatement':
        if (!this.runExpression(statement.expression)) {
          this.ignored.push(this.evaluator.sourceOf(statement.expression));
        }
        break;
      case 'ClassDeclaration':
      case 'EmptyStatement':
      case 'FunctionDeclaration':
      case 'TSInterfaceDeclaration':
      case 'TSTypeAliasDeclaration':
        // Without an effect of their own.
        break;
      default:
        this.ignored.push(
          this.evaluator.sourceOf(statement as unknown as Expression),
        );
    }
  }

  private export(node: Expression): void {
    this.source = this.evaluator.sourceOf(node);
    this.evaluator.exported = this.evaluator.evaluate(node);
  }

  private set(name: string, value: Value): void {
    this.evaluator.variables.set(name, value);
  }

  private runImport({
    importKind,
    source,
    specifiers,
  }: Of<'ImportDeclaration'>): void {
    for (const specifier of importKind === 'type' ? [] : specifiers) {
      const path =
        specifier.type === 'ImportSpecifier'
          ? [nameOf(specifier.imported)]
          : [];
      this.set(specifier.local.name, {
        kind: 'package',
        name: source.value,
        path,
      });
    }
  }

  private runVariables({ declarations }: Of<'VariableDeclaration'>): void {
    for (const { id, init } of declarations) {
      if (!init) {
        continue;
      }
      const value = this.evaluator.evaluate(init);
      if (id.type === 'Identifier') {
        this.set(id.name, value);
      } else if (id.type === 'ObjectPattern') {
        this.runPattern(id, value);
      }
    }
  }

  /** `const { configs } = require('typescript-eslint')` */
  private runPattern(
    { properties }: { properties: readonly object[] },
    value: Value,
  ): void {
    for (const property of properties as ExpressionOf<'ObjectExpression'>['properties']) {
      if (
        property.type === 'ObjectProperty' &&
        property.key.type === 'Identifier' &&
        property.value.type === 'Identifier'
      ) {
        this.set(
          property.value.name,
          isKind(value, 'package')
            ? { ...value, path: [...value.path, property.key.name] }
            : isKind(value, 'object')
              ? propertyOf(value, property.key.name)?.value
              : unknown,
        );
      }
    }
  }

  private runNamedExport({
    declaration,
    specifiers,
  }: Of<'ExportNamedDeclaration'>): void {
    if (declaration) {
      this.run(declaration);
    }
    for (const specifier of specifiers) {
      if (
        specifier.type === 'ExportSpecifier' &&
        nameOf(specifier.exported) === 'default'
      ) {
        this.evaluator.exported = this.evaluator.variables.get(
          specifier.local.name,
        );
      }
    }
  }

  /** @returns whether it was understood what it does */
  private runExpression(node: Expression): boolean {
    if (node.type === 'AssignmentExpression') {
      return node.operator === '=' && this.assign(node);
    }
    if (node.type !== 'CallExpression') {
      return false;
    }
    const { callee } = node;
    if (
      callee.type === 'MemberExpression' &&
      this.evaluator.sourceOf(callee.property as Expression).code === 'push'
    ) {
      const list = this.evaluator.evaluate(callee.object);
      const pushed = this.evaluator.evaluate({
        ...node,
        type: 'ArrayExpression',
        elements: node.arguments,
      } as unknown as Expression);
      if (isKind(list, 'list') && isKind(pushed, 'list')) {
        list.items.push(...pushed.items);
        return true;
      }
    }
    // Of such a call, the object is changed.
    return isKind(this.evaluator.evaluate(node), 'object');
  }

  private assign({
    left,
    right,
  }: ExpressionOf<'AssignmentExpression'>): boolean {
    const target = left as Expression;
    const { code } = this.evaluator.sourceOf(target);
    if (/^(?:module\.)?exports(?:\.default)?$/.test(code)) {
      this.export(right);
      return true;
    }
    const value = this.evaluator.evaluate(right);
    if (target.type === 'Identifier') {
      this.set(target.name, value);
      return true;
    }
    return (
      target.type === 'MemberExpression' &&
      this.assignProperty(target, value, right)
    );
  }

  private assignProperty(
    { computed, object, property }: ExpressionOf<'MemberExpression'>,
    value: Value,
    right: Expression,
  ): boolean {
    const { code } = this.evaluator.sourceOf(object);
    if (/^(?:module\.)?exports$/.test(code)) {
      this.evaluator.exported ??= objectOf([]);
    }
    const owner = this.evaluator.evaluate(object);
    const name =
      !computed && property.type === 'Identifier'
        ? property.name
        : this.evaluator.evaluate(property as Expression);
    if (!isKind(owner, 'object') || !isScalar(name)) {
      return false;
    }
    setProperty(
      owner,
      memberOf(String(name), value, this.evaluator.sourceOf(right)),
    );
    return true;
  }
}

function nameOf(
  node: { type: 'Identifier'; name: string } | { type: string; value?: string },
): string {
  return 'name' in node ? node.name : (node.value ?? '');
}
