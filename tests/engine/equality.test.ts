import plugin from '@typescript-eslint/eslint-plugin';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLinter } from '../../src/linter';
import { getNodeEnvironment } from '../../src/linter/nodeEnvironment';
import {
  getCorpusInputs,
  getExampleInputs,
  getSingleRuleInputs,
  type NamedInput,
} from './inputs';
import { type ProjectFiles, writeProjectFiles } from './projectFiles';
import { lintAsReference } from './reference';

/**
 * Inputs on which the engine and the `ESLint` class may differ, and why.
 * A reason here is a promise that the difference cannot be avoided.
 */
const knownDifferences: Readonly<Record<string, string>> = {};

const minute = 60_000;

/** What a linter says about an input. */
interface Outcome {
  messages: readonly unknown[];
  /** The code after fixing, and what is reported then. Absent where fixing was not asked for. */
  output?: string;
  remaining?: readonly unknown[];
}

interface Difference {
  name: string;
  engine: Outcome;
  reference: Outcome;
}

const examples = getExampleInputs();
const { presetAll, everyRule } = getCorpusInputs();
const service = createLinter(getNodeEnvironment());
const compared = new Set<string>();
let files: ProjectFiles;

beforeAll(() => {
  files = writeProjectFiles([...examples, ...everyRule]);
});

afterAll(() => files.remove());

function lintWithEngine(input: NamedInput, fix: boolean): Outcome {
  const { messages, errors } = service.lint(input);
  expect(errors).toEqual([]);
  if (!fix) {
    return { messages };
  }
  if (!messages.some(message => message.fix)) {
    return { messages, output: input.code, remaining: messages };
  }
  const fixed = service.fix(input);
  expect(fixed.errors).toEqual([]);
  return { messages, output: fixed.output, remaining: fixed.messages };
}

async function lintWithClass(
  input: NamedInput,
  fix: boolean,
): Promise<Outcome> {
  const file = files.get(input);
  const { messages } = await lintAsReference(input, file, false);
  if (!fix) {
    return { messages };
  }
  if (!messages.some(message => message.fix)) {
    return { messages, output: input.code, remaining: messages };
  }
  const fixed = await lintAsReference(input, file, true);
  return {
    messages,
    output: fixed.output ?? input.code,
    remaining: fixed.messages,
  };
}

/** Compares reports, fixes and suggestions, and what fixing leads to. Gives the inputs that differ. */
async function findDifferences(
  inputs: readonly NamedInput[],
  { fix }: { fix: boolean },
): Promise<Difference[]> {
  const differences: Difference[] = [];
  for (const input of inputs) {
    const reference = await lintWithClass(input, fix);
    const engine = lintWithEngine(input, fix);
    compared.add(input.name);
    if (JSON.stringify(engine) !== JSON.stringify(reference)) {
      differences.push({ name: input.name, engine, reference });
    }
  }
  return differences.filter(({ name }) => !(name in knownDifferences));
}

describe('the engine and the ESLint class report, suggest and fix the same', () => {
  it(
    'in the examples of the rule pages',
    { tags: ['night'], timeout: 5 * minute },
    async () =>
      expect(await findDifferences(examples, { fix: true })).toEqual([]),
  );

  it(
    'in the corpus, with the preset `all`',
    { tags: ['night'], timeout: 5 * minute },
    async () =>
      expect(await findDifferences(presetAll, { fix: true })).toEqual([]),
  );

  describe.each([
    ['a third of the corpus', (index: number) => index % 3 === 0, []],
    ['the rest of it', (index: number) => index % 3 !== 0, ['night']],
  ] as const)('with every rule at once', (part, isIn, tags) =>
    it(`in ${part}`, { tags: [...tags], timeout: 5 * minute }, async () => {
      const inputs = everyRule.filter((_, index) => isIn(index));
      expect(inputs.length).toBeGreaterThan(0);
      expect(await findDifferences(inputs, { fix: false })).toEqual([]);
    }),
  );

  it(
    'in the corpus, with each rule on its own, each of them reporting something',
    { tags: ['night'], timeout: 5 * minute },
    async () => {
      const inputs = getSingleRuleInputs(everyRule, input =>
        service.lint(input).messages.map(({ ruleId }) => ruleId),
      );
      expect(inputs).toHaveLength(Object.keys(plugin.rules).length);
      expect(await findDifferences(inputs, { fix: true })).toEqual([]);
    },
  );

  it('on at least 300 inputs', { tags: ['night'] }, () =>
    expect(compared.size).toBeGreaterThanOrEqual(300),
  );
});
