import { parse } from '@babel/parser';

/** A module's syntax tree, with the types that it may be written with. */
export type Program = ReturnType<typeof parse>['program'];

export type Statement = Program['body'][number];

export type Expression = Extract<
  Statement,
  { type: 'ExpressionStatement' }
>['expression'];

/**
 * Parses an `eslint.config.js`, an `eslint.config.ts`, or an `.eslintrc.js`.
 *
 * @throws what to tell the reader
 */
export function parseModule(text: string): Program {
  try {
    return parse(text, {
      sourceType: 'module',
      allowReturnOutsideFunction: true,
      plugins: ['typescript'],
    }).program;
  } catch (error) {
    if (!(error instanceof SyntaxError)) {
      throw error;
    }
    const { message } = error;
    throw new Error(
      `This looks like JavaScript, but it has a mistake: ${message.replace(/\.?\s*$/, '')}.`,
      { cause: error },
    );
  }
}
