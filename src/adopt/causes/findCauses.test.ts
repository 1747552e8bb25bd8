import { describe, expect, it } from 'vitest';
import type { ReportReading } from '../readReports';
import type { Report } from '../reportList';
import { findCauses } from './findCauses';

function report(change: Partial<Report>): Report {
  return {
    file: '/repo/src/order.ts',
    line: 1,
    column: 1,
    severity: 'error',
    ruleId: undefined,
    message: '',
    ...change,
  };
}

function reading(
  reports: readonly Report[],
  sources: ReportReading['sources'] = new Map(),
): ReportReading {
  return {
    reports: [...reports],
    formats: ['JSON'],
    repeated: 0,
    fixable: undefined,
    sources,
    crashes: [],
    isDamaged: false,
  };
}

function idsFor(...messages: string[]): string[] {
  return findCauses(
    reading(messages.map((message, line) => report({ message, line }))),
  ).causes.map(({ id }) => id);
}

describe('causes', () => {
  it.each([
    [
      'version 1',
      'Parsing error: If "parserOptions.project" has been set for @typescript-eslint/parser, /repo/a.ts must be included in at least one of the projects provided.',
    ],
    [
      'version 4',
      'Parsing error: "parserOptions.project" has been set for @typescript-eslint/parser.\nThe file does not match your project config: a.ts.\nThe file must be included in at least one of the projects provided.',
    ],
    [
      'version 7',
      'Parsing error: ESLint was configured to run on `<tsconfigRootDir>/a.ts` using `parserOptions.project`: <tsconfigRootDir>/tsconfig.json\nHowever, that TSConfig does not include this file. Either:',
    ],
    [
      'version 7, several',
      'Parsing error: ESLint was configured to run on `a.ts` using `parserOptions.project`: \n- a\n- b\nHowever, none of those TSConfigs include this file. Either:',
    ],
    [
      'version 8',
      'Parsing error: /repo/a.ts was not found by the project service. Consider either including it in the tsconfig.json or including it in allowDefaultProject.',
    ],
  ])('see a missing tsconfig in the words of %s', (_version, message) =>
    expect(idsFor(message)).toEqual(['not-in-project']),
  );

  it('tell extensions, missing tsconfigs, and code apart', () => {
    expect(
      idsFor(
        'Parsing error: ESLint was configured to run on `a.vue` using `parserOptions.project`: tsconfig.json\nThe extension for the file (`.vue`) is non-standard. You should add `parserOptions.extraFileExtensions` to your config.',
      ),
    ).toEqual(['extension']);
    expect(
      idsFor("Parsing error: Cannot read file '/repo/tsconfig.json'."),
    ).toEqual(['tsconfig-missing']);
    expect(idsFor('Parsing error: Unexpected token :')).toEqual(['syntax']);
    expect(
      idsFor(
        'Parsing error: Unexpected token :',
        'Parsing error: The keyword ‘interface’ is reserved',
        'Parsing error: Unexpected token {',
      ),
    ).toEqual(['wrong-parser']);
  });

  it('claim each report once, and leave the rest', () => {
    const semi = Array.from({ length: 10 }, (_, line) =>
      report({ ruleId: 'semi', message: 'Missing semicolon', line }),
    );
    const other = report({ ruleId: 'eqeqeq', message: 'Expected ===' });
    const { causes, rest } = findCauses(reading([...semi, other]));
    expect(causes).toMatchObject([{ id: 'formatting', reports: semi }]);
    expect(rest).toEqual([other]);
    expect(findCauses(reading(semi.slice(1))).causes).toEqual([]);
  });

  it('see rules that report twice', () => {
    const core = report({ ruleId: 'no-unused-vars' });
    const own = report({ ruleId: '@typescript-eslint/no-unused-vars' });
    const { causes, rest } = findCauses(reading([core, own]));
    expect(causes).toMatchObject([{ id: 'twice', reports: [core] }]);
    expect(rest).toEqual([own]);
  });
});

describe('an any', () => {
  const source = `import { load as loadAll } from 'old-store';
import config from './config';

const { orders } = loadAll();
const total = orders.total;
config.set(1);
`;
  const unsafe = (line: number, column: number): Report =>
    report({
      ruleId: '@typescript-eslint/no-unsafe-member-access',
      line,
      column,
    });

  it('is followed to the module, even by a variable in between', () => {
    const reports = [
      ...Array.from({ length: 8 }, () => unsafe(5, 22)),
      unsafe(6, 8),
      unsafe(4, 20),
    ];
    const { causes } = findCauses(
      reading(reports, new Map([['/repo/src/order.ts', source]])),
    );
    expect(causes[0]?.details).toEqual([
      { name: "import from 'old-store'", count: 9 },
      { name: "import from './config'", count: 1 },
    ]);
  });

  it('counts by file where there is no code', () => {
    const reports = Array.from({ length: 10 }, () => unsafe(1, 1));
    expect(findCauses(reading(reports)).causes[0]?.details).toEqual([
      { name: '/repo/src/order.ts', count: 10 },
    ]);
  });
});
