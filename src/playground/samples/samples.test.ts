import { describe, expect, it } from 'vitest';
import { createNodeAnswers } from '../../linter/nodeAnswers';
import type { WorkerInput } from '../../linter/protocol';
import { selectInput } from '../analysis/analysisSelectors';
import { createTestSession } from '../testing/testSession';
import { type Sample, samples, sampleState } from './samples';

const answers = createNodeAnswers();

function inputOf(sample: Sample): WorkerInput {
  const input = selectInput(
    createTestSession(sampleState(sample, '5.4.5')).get(),
  );
  if (input === undefined) {
    throw new Error(`The config of the sample "${sample.name}" has errors.`);
  }
  return input;
}

/** What the rules of the plugin report in each sample, and those of the core, in order of place. */
const reported: Record<string, string[]> = {
  Checkout: [
    '@typescript-eslint/consistent-type-definitions',
    '@typescript-eslint/array-type',
    '@typescript-eslint/no-inferrable-types',
    'prefer-const',
    '@typescript-eslint/no-unnecessary-type-assertion',
    '@typescript-eslint/prefer-nullish-coalescing',
    '@typescript-eslint/prefer-optional-chain',
  ],
  'Request handler': [
    '@typescript-eslint/no-floating-promises',
    '@typescript-eslint/no-misused-promises',
  ],
  'API response': [
    '@typescript-eslint/no-unsafe-assignment',
    '@typescript-eslint/no-unsafe-member-access',
    '@typescript-eslint/no-unsafe-assignment',
    '@typescript-eslint/no-unsafe-member-access',
  ],
  'Order status': ['@typescript-eslint/switch-exhaustiveness-check'],
  Names: Array.from(
    { length: 4 },
    () => '@typescript-eslint/naming-convention',
  ),
};

describe.each(samples)('the sample $name', sample => {
  const report = answers.lint(inputOf(sample));

  it('compiles, with a config that can be used', () => {
    expect(report.typeDiagnostics).toEqual([]);
    expect(report.errors).toEqual([]);
  });

  it(`shows: ${sample.shows}`, () =>
    expect(report.messages.map(({ ruleId }) => ruleId)).toEqual(
      reported[sample.name],
    ));
});

it('has a fix or a suggestion for every problem of the checkout', () => {
  const [checkout] = samples;
  const messages = checkout ? answers.lint(inputOf(checkout)).messages : [];
  expect(messages.some(({ fix }) => fix)).toBe(true);
  expect(messages.some(({ suggestions }) => suggestions?.length)).toBe(true);
  expect(
    messages.filter(({ fix, suggestions }) => !fix && !suggestions?.length),
  ).toEqual([]);
});
