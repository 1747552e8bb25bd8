import { createLinter } from '../src/linter';
import { traceAny } from '../src/linter/anyOrigin';
import { getNodeEnvironment } from '../src/linter/nodeEnvironment';
import { readCases } from '../tests/engine/anyOrigin/cases';
import { unsafeRules } from '../tests/engine/anyOrigin/lintCases';
import { quantile } from './quantile';
import { printTable } from './table';

/** The first ones only warm up. */
const rounds = 8;
const warmUpRounds = 3;

/** Cases that are a module each, in functions of one file, so that it is long and full of reports. */
function longCode(): string {
  const bodies = readCases('corpus')
    .filter(
      ({ code, fileName, packages }) =>
        fileName === 'example.ts' &&
        packages.size === 0 &&
        !/^(?:import|declare|interface|type|namespace|class|enum)\b|\bawait\b|@ts-/m.test(
          code,
        ),
    )
    .map(({ code }) => code.replaceAll(/^export /gm, ''));
  return bodies
    .map((body, index) => `export function f${String(index)}() {\n${body}}\n`)
    .join('');
}

/** How long it takes to say where the `any` of every report of a long file comes from, next to linting it. */
export function benchOrigins(): Promise<void> {
  const environment = getNodeEnvironment();
  const service = createLinter(environment);
  const code = longCode()
    .repeat(4)
    .replaceAll(
      /function f\d+/g,
      (_, offset: number) => `function f${String(offset)}`,
    );
  const rules = Object.fromEntries(
    unsafeRules.map(name => [`@typescript-eslint/${name}`, 'error'] as const),
  );
  const linting: number[] = [];
  const tracing: number[] = [];
  const single: number[] = [];
  let reports = 0;
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    const { messages, typeDiagnostics, typescript } = service.lint({
      code: `${code}// ${String(round)}\n`,
      config: { rules },
    });
    // Part of every answer of the worker, and what some origins are told by.
    typeDiagnostics();
    const linted = performance.now();
    for (const message of messages) {
      const before = performance.now();
      if (typescript) {
        traceAny(typescript, message);
      }
      single.push(performance.now() - before);
    }
    reports = messages.length;
    if (round >= warmUpRounds) {
      linting.push(linted - start);
      tracing.push(performance.now() - linted);
    }
  }
  printTable('Where each `any` comes from, in Node', [
    {
      '': `${String(code.split('\n').length)} lines, five rules`,
      reports,
      'linting, ms': quantile(linting),
      'tracing all reports, ms': quantile(tracing),
      'one report, ms': quantile(single),
      'of 100, the slowest but five, ms': quantile(single, 0.95),
    },
  ]);
  return Promise.resolve();
}
