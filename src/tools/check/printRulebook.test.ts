import { expect, it } from 'vitest';
import { installedPackages } from '../../../plugins/packages/packages';
import { describeRules } from '../../../plugins/playground/rules/describeRules';
import { readPurposes } from '../../../plugins/rules/readCosts';
import { parseConfig } from '../../config/configDocument';
import { isOn } from '../../config/ruleEntry';
import {
  printRulebook,
  type RulebookFacts,
  rulebookSections,
} from './printRulebook';

const rules = describeRules();
const facts: RulebookFacts = {
  rules,
  purposes: readPurposes([...installedPackages.rules.keys()]),
  options: new Map(),
  siteUrl: 'https://typescript-eslint.io',
};

function rulebookFor(config: object, options = facts.options): string {
  const document = parseConfig(JSON.stringify(config));
  return printRulebook(rulebookSections(document, rules), {
    ...facts,
    options,
  });
}

it('has every rule of the typed presets in less than 30 kB', () => {
  const presets = [
    'recommended-type-checked',
    'strict-type-checked',
    'stylistic-type-checked',
  ];
  const rulebook = rulebookFor({
    extends: presets.map(name => `plugin:@typescript-eslint/${name}`),
  });
  const listed = [...rulebook.matchAll(/^- \[`([^`]+)`\]/gm)].map(
    ([, id]) => id,
  );
  expect(listed).toEqual(
    expect.arrayContaining(
      rules
        .filter(({ entries }) =>
          entries.some(
            ({ entry, preset }) => presets.includes(preset) && isOn(entry),
          ),
        )
        .map(({ id }) => id),
    ),
  );
  expect(Buffer.byteLength(rulebook)).toBeLessThan(30_000);
});

it('says what a rule does, in its purpose, and rules of others by their plugin', () =>
  expect(
    rulebookFor({
      rules: {
        '@typescript-eslint/no-floating-promises': 1,
        '@typescript-eslint/no-explicit-any': 'off',
        'import/order': 'error',
        eqeqeq: 'error',
      },
    }),
  ).toBe(`# Lint rules

## In \`example.ts\`, \`example.js\`

### Promises

- [\`@typescript-eslint/no-floating-promises\`](https://typescript-eslint.io/rules/no-floating-promises) (warn, suggests): Require Promise-like statements to be handled appropriately

### ESLint

- [\`eqeqeq\`](https://eslint.org/docs/v8.x/rules/eqeqeq) (error, fixes): Require the use of \`===\` and \`!==\`

### import

- \`import/order\` (error)
`));

it('says what options do, one by one', () => {
  const rulebook = rulebookFor(
    {
      rules: {
        '@typescript-eslint/array-type': ['error', { default: 'array' }],
        '@typescript-eslint/no-misused-promises': [
          'error',
          { checksVoidReturn: { arguments: false }, checksSpreads: false },
        ],
        'max-params': ['error', 3],
      },
    },
    new Map([
      [
        '@typescript-eslint/no-misused-promises',
        [
          { name: 'checksVoidReturn.arguments', description: 'Arguments too.' },
          { name: 'checksSpreads' },
        ],
      ],
    ]),
  );
  expect(rulebook).toContain("\n  - `default`: `'array'`\n");
  expect(rulebook).toContain(
    '\n  - `checksVoidReturn.arguments`: `false`. Arguments too.\n  - `checksSpreads`: `false`\n',
  );
  expect(rulebook).toContain('\n  - `3`\n');
});

it('has a section for files with other rules, with what differs', () => {
  const rulebook = rulebookFor({
    rules: { eqeqeq: 'error', 'no-var': 'error' },
    overrides: [
      { files: ['*.test.ts'], rules: { 'no-var': 'off', curly: 'warn' } },
    ],
  });
  const [, different = ''] = rulebook.split(
    '## Different in `src/example.test.ts`',
  );
  expect(different).toMatch(/`curly`\S+ \(warn.*`no-var`\S+ \(off\)/s);
  expect(different).not.toContain('eqeqeq');
});

it('has hidden files of an eslintrc config only where it takes them in', () => {
  const config = {
    rules: { eqeqeq: 'error' },
    overrides: [{ files: ['.example.js'], rules: { curly: 'warn' } }],
  };
  expect(rulebookFor(config)).not.toContain('.example.js');
  expect(rulebookFor({ ...config, ignorePatterns: ['!.*'] })).toContain(
    '## Different in `.example.js`',
  );
});
