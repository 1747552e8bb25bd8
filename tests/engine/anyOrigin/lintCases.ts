import {
  createLinter,
  libFolder,
  type LinterEnvironment,
  type LintMessage,
  type LintResult,
} from '../../../src/linter';
import type { OriginCase } from './cases';

/** The rules that follow an `any`. */
export const unsafeRules = [
  'no-unsafe-argument',
  'no-unsafe-assignment',
  'no-unsafe-call',
  'no-unsafe-member-access',
  'no-unsafe-return',
];

/** Options with which rules report `any`, or more of it. */
const ruleOptions: Readonly<Record<string, object>> = {
  'only-throw-error': { allowThrowingAny: false, allowThrowingUnknown: true },
  'restrict-plus-operands': { allowAny: false },
  'restrict-template-expressions': { allowAny: false },
};

/** Lints cases with one engine, each with the packages that it imports. */
export function createCaseLinter(
  environment: LinterEnvironment,
  cases: readonly OriginCase[],
): (given: OriginCase) => LintResult {
  const libFiles = new Map(environment.libFiles);
  for (const given of cases) {
    for (const [name, text] of given.packages) {
      libFiles.set(fileOfPackage(cases.indexOf(given), name), text);
    }
  }
  const service = createLinter({ ...environment, libFiles });
  return given =>
    service.lint({
      code: given.code,
      fileName: given.fileName,
      compilerOptions: {
        ...given.compilerOptions,
        ...(given.packages.size > 0 && {
          paths: pathsOf(given, cases.indexOf(given)),
        }),
      },
      config: {
        languageOptions: { sourceType: 'module' },
        rules: Object.fromEntries(
          [...unsafeRules, ...given.rules].map(name => [
            `@typescript-eslint/${name}`,
            name in ruleOptions ? ['error', ruleOptions[name]] : 'error',
          ]),
        ),
      },
    });
}

/** The reports of a case by line, in their order. */
export function reportsByLine({
  messages,
}: LintResult): Map<number, LintMessage[]> {
  const byLine = new Map<number, LintMessage[]>();
  for (const message of messages) {
    byLine.set(message.line, [...(byLine.get(message.line) ?? []), message]);
  }
  return byLine;
}

/** Next to the lib files, which is where the engine finds more than the linted file. */
function fileOfPackage(index: number, name: string): string {
  return `case-${String(index)}/node_modules/${name}/index.d.ts`;
}

function pathsOf(
  { packages }: OriginCase,
  index: number,
): Record<string, string[]> {
  return Object.fromEntries(
    [...packages.keys()].map(name => [
      name,
      [`${libFolder}/${fileOfPackage(index, name)}`],
    ]),
  );
}
