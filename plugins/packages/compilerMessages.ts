import ts from 'typescript';

/** What is read of one of the compiler's diagnostics. */
interface DiagnosticMessage {
  code: number;
  message: string;
}

/**
 * The compiler's messages by number, with `{0}`, `{1}`, … for the parts that differ. TypeScript exports
 * them, and its types don't say so.
 *
 * @throws when this version doesn't export them.
 */
export function readCompilerMessages(): ReadonlyMap<number, string> {
  const { Diagnostics } = ts as unknown as {
    Diagnostics?: Record<string, DiagnosticMessage>;
  };
  const messages = new Map(
    Object.values(Diagnostics ?? {}).map(({ code, message }) => [
      code,
      message,
    ]),
  );
  if (typeof messages.get(2304) !== 'string') {
    throw new Error(
      `TypeScript ${ts.version} doesn't export its messages as "Diagnostics". Correct plugins/packages/compilerMessages.ts.`,
    );
  }
  return messages;
}
