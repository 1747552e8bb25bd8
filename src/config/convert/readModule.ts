import { parse } from '@babel/parser';
import { Commented } from '../../text/printJavaScript';
import {
  emptyObject,
  Evaluator,
  type Expression,
  type ExpressionOf,
  type Statement,
  type StatementOf,
} from './evaluate';
import { isObject, NotData, type Source } from './knownPackages';

/**
 * Reads an `eslint.config.js` or `.ts`, or an `.eslintrc.js`, without running it.
 *
 * @returns what it exports, as data with {@link NotData} and comments in it; `undefined` where it exports nothing
 * @throws what to tell the reader
 */
export function readModule(text: string) {
  const { comments, program } = parseModule(text);
  return new ModuleReader(text, comments ?? []).read(program.body);
}

function parseModule(text: string): ReturnType<typeof parse> {
  try {
    return parse(text, {
      sourceType: 'module',
      allowReturnOutsideFunction: true,
      attachComment: false,
      plugins: ['typescript'],
    });
  } catch (error) {
    if (!(error instanceof SyntaxError)) {
      throw error;
    }
    throw new Error(
      `This looks like JavaScript, but it has a mistake: ${error.message.replace(/\.?\s*$/, '')}.`,
      { cause: error },
    );
  }
}

/** What comments say to tools, about the module rather than about the config. */
const directive = /^\/[/*]+\s*(?:@ts-|@type\b|@satisfies\b|eslint-|global )/;

class ModuleReader extends Evaluator {
  private exportedAt: Expression | undefined;
  private readonly ignored: Source[] = [];

  read(body: readonly Statement[]) {
    const comments: string[] = [];
    let leading: string[] = [];
    for (const place of this.inOrder(body, {})) {
      if (place instanceof Commented) {
        leading.push(...place.before);
        continue;
      }
      const { exportedAt } = this;
      this.run(place);
      if (place === body[0] || this.exportedAt !== exportedAt) {
        comments.push(...leading);
      }
      leading = [];
    }
    return {
      exported: this.exported,
      // At the head of the module and before the export.
      comments: comments.filter(comment => !directive.test(comment)),
      // Statements that may change what is exported, and were not followed.
      ignored: this.ignored,
    };
  }

  private run(statement: Statement): void {
    switch (statement.type) {
      case 'ImportDeclaration':
        this.import(statement);
        break;
      case 'VariableDeclaration':
        for (const { id, init } of statement.declarations) {
          if (init) {
            this.declare(id, this.evaluate(init));
          }
        }
        break;
      case 'ExportDefaultDeclaration':
        this.export(statement.declaration as Expression);
        break;
      case 'TSExportAssignment':
        this.export(statement.expression);
        break;
      case 'ExportNamedDeclaration':
        if (statement.declaration) {
          this.run(statement.declaration);
        }
        for (const specifier of statement.specifiers) {
          if (
            specifier.type === 'ExportSpecifier' &&
            nameIn(specifier.exported) === 'default'
          ) {
            this.export(specifier.local);
          }
        }
        break;
      case 'ExpressionStatement':
        if (!this.follow(statement.expression)) {
          this.ignored.push(this.sourceOf(statement.expression));
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
        this.ignored.push(this.sourceOf(statement));
    }
  }

  private import({
    importKind,
    source,
    specifiers,
  }: StatementOf<'ImportDeclaration'>): void {
    for (const specifier of importKind === 'type' ? [] : specifiers) {
      const path =
        specifier.type === 'ImportSpecifier'
          ? [nameIn(specifier.imported)]
          : [];
      const imported = { package: source.value, path };
      this.variables.set(
        specifier.local.name,
        new NotData(this.sourceOf(specifier.local), { imported }),
      );
    }
  }

  private declare(
    target: StatementOf<'VariableDeclaration'>['declarations'][number]['id'],
    value: unknown,
  ): void {
    if (target.type === 'Identifier') {
      this.variables.set(target.name, value);
    } else if (target.type === 'ObjectPattern') {
      // `const { configs } = require('typescript-eslint')`
      for (const property of target.properties) {
        if (
          property.type === 'ObjectProperty' &&
          property.key.type === 'Identifier' &&
          property.value.type === 'Identifier'
        ) {
          this.variables.set(
            property.value.name,
            this.memberOf(value, property.key.name, property),
          );
        }
      }
    }
  }

  private export(node: Expression): void {
    this.exportedAt = node;
    this.exported = this.valueAt(node, this.evaluate(node));
  }

  /** @returns whether it is understood what the expression does */
  private follow(node: Expression): boolean {
    if (node.type === 'AssignmentExpression') {
      return node.operator === '=' && this.assign(node);
    }
    if (node.type !== 'CallExpression') {
      return false;
    }
    const { callee } = node;
    if (
      callee.type === 'MemberExpression' &&
      this.codeOf(callee.property) === 'push'
    ) {
      const list = this.evaluate(callee.object);
      if (Array.isArray(list)) {
        list.push(
          ...this.elements(node.arguments, { ...node, start: callee.end }),
        );
        return true;
      }
    }
    // `Object.assign(config, …)`
    return isObject(this.evaluate(node));
  }

  private assign({
    left,
    right,
  }: ExpressionOf<'AssignmentExpression'>): boolean {
    const target = left as Expression;
    if (/^(?:module\.)?exports(?:\.default)?$/.test(this.codeOf(target))) {
      this.export(right);
      return true;
    }
    const value = this.valueAt(right, this.evaluate(right));
    if (target.type === 'Identifier') {
      this.variables.set(target.name, value);
      return true;
    }
    if (target.type !== 'MemberExpression') {
      return false;
    }
    if (/^(?:module\.)?exports$/.test(this.codeOf(target.object))) {
      this.exported ??= emptyObject();
    }
    const owner = this.evaluate(target.object);
    const name = this.propertyName(target);
    if (!isObject(owner) || name === undefined) {
      return false;
    }
    Object.assign(owner, { [name]: value });
    return true;
  }
}

function nameIn(
  node: { type: 'Identifier'; name: string } | { type: string; value?: string },
): string {
  return 'name' in node ? node.name : (node.value ?? '');
}
