import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  knownLogs,
  laterLogs,
  type Print,
  results,
  unseenLogs,
} from '../../tests/fixtures/lintLogs';
import { findCauses } from './causes/findCauses';
import { countByRule, makePlan } from './plan/makePlan';
import { printAdoption } from './plan/makePlan';
import { readReports, type ReportReading } from './readReports';
import type { Report } from './reportList';

const stylish = `
/repo/src/order.ts
  12:5   error    Unexpected any. Specify a different type  @typescript-eslint/no-explicit-any
  30:17  warning  'total' is assigned a value but never used  @typescript-eslint/no-unused-vars

/repo/src/cart.tsx
  1:1  error  Parsing error: ESLint was configured to run on \`<tsconfigRootDir>/src/cart.tsx\` using \`parserOptions.project\`: <tsconfigRootDir>/tsconfig.json
However, that TSConfig does not include this file. Either:
- Change ESLint's list of included files to not include this file

✖ 3 problems (2 errors, 1 warning)
  1 error and 0 warnings potentially fixable with the \`--fix\` option.
`;

/** ESLint's own formatters, which its package doesn't export. */
const print: Print = (format, printed = results) => {
  const require = createRequire(import.meta.url);
  const eslint = dirname(require.resolve('eslint/package.json'));
  const formatter = require(
    join(eslint, 'lib/cli-engine/formatters', `${format}.js`),
  ) as (results: unknown, context: object) => string;
  return formatter(printed, { cwd: '/repo', rulesMeta: {} });
};

describe('logs after the pattern of real ones', () =>
  it.each(
    [...knownLogs, ...unseenLogs, ...laterLogs].map(
      log => [log.name, log] as const,
    ),
  )('%s', (_name, { crash, has, isDamaged = false, root = '/repo/', text }) => {
    const reading = readAllReports(text(print));
    const of = (report: Partial<Report>) =>
      [report.file, report.line, report.severity, report.ruleId].join(' ');
    const expected = results.flatMap(({ filePath, messages }) =>
      messages.map(({ line, ruleId, severity }) =>
        of({
          file: filePath.replace('/repo/', root),
          line,
          severity:
            severity === 2 && !reading.formats.includes('Create React App')
              ? 'error'
              : 'warning',
          ruleId,
        }),
      ),
    );
    const found = reading.reports.map(of);
    expect({
      found: has ? found.length : found.sort(),
      withoutFile: reading.reports.filter(({ file }) => file === '').length,
      isDamaged: reading.isDamaged,
    }).toEqual({
      found: has?.reports ?? expected.sort(),
      withoutFile: has?.withoutFile ?? 0,
      isDamaged,
    });
    // What is found of a part is right too.
    expect(
      found.filter(each => !each.startsWith(' ') && !expected.includes(each)),
    ).toEqual([]);
    expect(reading.crashes.join('\n')).toContain(crash ?? '');
  }));

/** Reads all at once. */
function readAllReports(text: string): ReportReading {
  const reading = readReports(text);
  for (;;) {
    const step = reading.next();
    if (step.done) {
      return step.value;
    }
  }
}

const places = (text: string) =>
  readAllReports(text).reports.map(
    ({ file, line, column, severity, ruleId }) =>
      `${file} ${String(line)}:${String(column)} ${severity} ${ruleId ?? '-'}`,
  );

const expected = [
  '/repo/src/order.ts 12:5 error @typescript-eslint/no-explicit-any',
  '/repo/src/order.ts 30:17 warning @typescript-eslint/no-unused-vars',
  '/repo/src/cart.tsx 1:1 error -',
];

describe('stylish', () => {
  it('is read with messages of several lines, and what can be fixed', () => {
    const reading = readAllReports(stylish);
    expect(places(stylish)).toEqual(expected);
    expect(reading.formats).toEqual(['stylish']);
    expect(reading.fixable).toBe(1);
    expect(reading.reports[0]?.message).toBe(
      'Unexpected any. Specify a different type',
    );
    expect(reading.reports[2]?.message).toMatch(
      /tsconfig\.json\nHowever, that TSConfig does not include this file/,
    );
  });

  const eachLine = (change: (line: string) => string) =>
    stylish.split('\n').map(change).join('\n');

  it.each([
    ['CRLF', stylish.replaceAll('\n', '\r\n')],
    [
      'colors',
      stylish
        .replaceAll('error  ', '\u001b[31merror\u001b[39m  ')
        .replaceAll(/^\/repo.*$/gm, '\u001b[4m$&\u001b[24m'),
    ],
    [
      'colors that lost the escape',
      stylish.replaceAll('error  ', '[31merror[39m  '),
    ],
    ['UTF-16 taken for bytes', `ÿþ${stylish.replaceAll(/[\s\S]/g, '$&\0')}`],
    ['Turborepo', eachLine(line => `@shop/web:lint: ${line}`)],
    ['pnpm', eachLine(line => `apps/web lint: ${line}`)],
    ['concurrently', eachLine(line => `[web] ${line}`)],
    ['Docker Compose', eachLine(line => `lint-1  | ${line}`)],
    [
      'GitHub’s raw log',
      eachLine(line => `2024-05-27T10:00:01.1234567Z ${line}`),
    ],
    ['Google Cloud Build', eachLine(line => `Step #0: ${line}`)],
    ['git', eachLine(line => `remote: ${line}`)],
    ['a frame', eachLine(line => `│ ${line}`)],
    ['GitLab', eachLine(line => `2024-05-27T10:00:01.123456Z 01O ${line}`)],
    ['a build’s times', eachLine(line => `#12 3.456 ${line}`)],
    ['GitHub’s marks', stylish.replaceAll(/^ {2}(.*error)/gm, '##[error]  $1')],
  ])('is read with %s', (_name, text) =>
    expect(places(text)).toEqual(expected),
  );

  it('is read with paths of Windows', () =>
    expect(
      places(stylish.replaceAll(/^\/repo\/src\//gm, 'C:\\repo\\src\\')),
    ).toEqual(expected.map(place => place.replace('/repo', 'C:/repo'))));

  it('of several runs is read once', () => {
    const reading = readAllReports(stylish + stylish);
    expect(reading.reports).toHaveLength(3);
    expect(reading.repeated).toBe(3);
  });

  it('is read as Next.js prints it', () =>
    expect(
      places(
        `./pages/index.tsx\n12:5  Error: Unexpected any.  @typescript-eslint/no-explicit-any\n3:1  Warning: Missing.  react-hooks/exhaustive-deps\n`,
      ),
    ).toEqual([
      './pages/index.tsx 12:5 error @typescript-eslint/no-explicit-any',
      './pages/index.tsx 3:1 warning react-hooks/exhaustive-deps',
    ]));
});

it('is read as Create React App prints it', () =>
  expect(
    places(
      'src/order.ts\n  Line 12:5:  Unexpected any  @typescript-eslint/no-explicit-any\n',
    ),
  ).toEqual(['src/order.ts 12:5 warning @typescript-eslint/no-explicit-any']));

const json = JSON.stringify([
  {
    filePath: 'C:\\repo\\a.ts',
    messages: [
      {
        ruleId: 'semi',
        severity: 2,
        line: 1,
        column: 2,
        message: 'Missing "]" or \\.',
        fix: { range: [1, 1], text: ';' },
      },
      { ruleId: null, severity: 1, message: 'File ignored' },
    ],
    source: 'a',
  },
  {
    filePath: '/repo/b.ts',
    messages: [
      { ruleId: 'x/y', severity: 1, line: 3, column: 4, message: 'B' },
    ],
  },
]);

describe('JSON', () => {
  it('is read, in a log too', () => {
    for (const text of [json, `> eslint -f json .\n${json}\nnpm ERR! code 1`]) {
      expect(places(text)).toEqual([
        'C:/repo/a.ts 1:2 error semi',
        'C:/repo/a.ts 0:0 warning -',
        '/repo/b.ts 3:4 warning x/y',
      ]);
    }
    const { reports, sources } = readAllReports(json);
    expect(reports.map(({ isFixable }) => isFixable)).toEqual([
      true,
      false,
      false,
    ]);
    expect(sources.get('C:/repo/a.ts')).toBe('a');
  });

  it('that is cut off is read up to its last report', () => {
    const reading = readAllReports(json.slice(0, json.indexOf('"x/y"')));
    expect(reading.isDamaged).toBe(true);
    expect(reading.reports).toHaveLength(2);
  });
});

it.each([
  [
    'compact',
    "/repo/a.ts: line 1, col 2, Error - Don't use `any`: (really). (@typescript-eslint/no-explicit-any)\nC:\\repo\\b.ts: line 3, col 4, Warning - B. (x/y)\n",
  ],
  [
    'unix',
    "/repo/a.ts:1:2: Don't. [Error/@typescript-eslint/no-explicit-any]\nC:\\repo\\b.ts:3:4: B. [Warning/x/y]\n",
  ],
  [
    'GitHub annotations',
    '::error file=/repo/a.ts,line=1,endLine=1,col=2,title=ESLint::Don%27t (@typescript-eslint/no-explicit-any)\n::warning title=ESLint (x/y),file=C%3A\\repo\\b.ts,line=3,col=4::B.\n',
  ],
  [
    'Azure issues',
    '##vso[task.logissue type=error;sourcepath=/repo/a.ts;linenumber=1;columnnumber=2;]Don’t (@typescript-eslint/no-explicit-any)\n##vso[task.logissue type=warning;sourcepath=C:\\repo\\b.ts;linenumber=3;columnnumber=4;]B. [x/y]\n',
  ],
])('reads %s', (format, text) => {
  expect(readAllReports(text).formats).toEqual([format]);
  expect(places(text)).toEqual([
    '/repo/a.ts 1:2 error @typescript-eslint/no-explicit-any',
    'C:/repo/b.ts 3:4 warning x/y',
  ]);
});

it('notes what ended ESLint', () =>
  expect(
    readAllReports(
      "Oops! Something went wrong! :(\n\nESLint: 8.57.0\n\nError: Error while loading rule '@typescript-eslint/await-thenable': You have used a rule which requires parserServices to be generated.\n    at a.js:1:1\n",
    ).crashes,
  ).toHaveLength(2));

it('survives any piece of any of it', () => {
  const all =
    stylish + json + '\u001b[\u0000::error file=,line=a::\n[{"filePath":\n';
  for (let index = 0; index < all.length; index += 7) {
    const piece = all.slice(index, index + 137);
    expect(() =>
      readAllReports(piece + piece.split('').reverse().join('')),
    ).not.toThrow();
  }
});

it('reads 5 MB in steps that are short', () => {
  const line = (index: number) =>
    `  ${String(index)}:5  error  Unsafe member access .total on an \`any\` value  @typescript-eslint/no-unsafe-member-access`;
  const file = (index: number) =>
    `\n/repo/src/orders/order${String(index)}.ts\n${Array.from({ length: 20 }, (_, at) => line(at + 1)).join('\n')}\n`;
  const text = Array.from({ length: 2600 }, (_, index) => file(index)).join('');
  expect(text.length).toBeGreaterThan(5_000_000);
  const reading = readReports(text);
  let steps = 0;
  let step = reading.next();
  for (; !step.done; step = reading.next()) {
    steps += 1;
  }
  expect(step.value.reports).toHaveLength(52_000);
  expect(steps).toBeGreaterThan(200);
});

it('gives up on lines that are no report', () => {
  const spaces = ' '.repeat(3_000_000);
  expect(readAllReports(`1:1 error x${spaces}\n[{ ${spaces}`).reports).toEqual(
    [],
  );
});

/** Lines as formatters print them, broken off, repeated, and out of place. */
const lines = fc.array(
  fc.oneof(
    fc.constantFrom(...stylish.split('\n')),
    fc.constantFrom(
      '::error file=a.ts,line=1,col=1::[__proto__] x',
      'a.ts:1:2: Unexpected [Error/constructor]',
      'a.ts: line 1, col 2, Error - x (no-var)',
      '[{"filePath":"a.ts","messages":[{"ruleId":null,"line":1}]},',
      '[{"filePath":1,"messages":{}}]',
      '{"results":[null]}',
      '\u001B[31m  1:1  error  x  toString\u001B[0m',
      '2026-01-01T00:00:00Z web:lint:   99999999999:0  error  x',
    ),
    fc.string({ unit: 'grapheme' }),
  ),
);

it('bears anything, and loses no report on the way to a plan', () =>
  fc.assert(
    fc.property(lines, printed => {
      const reading = readAllReports(printed.join('\n'));
      const { causes, rest } = findCauses(reading);
      const rules = countByRule(rest, new Map());
      const ofRules = rest.filter(({ ruleId }) => ruleId !== undefined);
      const ofCauses = causes.reduce(
        (sum, { reports }) => sum + reports.length,
        0,
      );
      expect(rest.length + ofCauses).toBe(reading.reports.length);
      expect(rules.flatMap(({ reports }) => reports)).toHaveLength(
        ofRules.length,
      );
      const { steps } = makePlan(causes, rules);
      expect(steps.at(-1)?.left ?? 0).toBeGreaterThanOrEqual(0);
      for (const leniency of ['files', 'off', 'warn'] as const) {
        printAdoption(rules, 'flat', leniency);
        printAdoption(rules, 'eslintrc', leniency, '/repo/');
      }
    }),
    { numRuns: 300 },
  ));
