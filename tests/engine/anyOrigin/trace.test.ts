import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { readTypescriptVersions } from '../../../plugins/playground/typescript/readTypescript';
import { getNodeEnvironment } from '../../../src/linter/nodeEnvironment';
import { readCases } from './cases';
import { scoreCases, type Verdict } from './score';

const minute = 60_000;

/** What the follower has to reach, in parts of all reports. A wrong origin is worse than none. */
const leastRight = 0.95;
const mostWrong = 0.01;

const [own, ...others] = readTypescriptVersions();

/** Prints the rates, and lists what isn't right. Of the held-out cases, none is listed: no one may tune on them. */
function rate(
  title: string,
  verdicts: readonly Verdict[],
  isListed: boolean,
): Record<Verdict['verdict'], number> {
  const part = (wanted: Verdict['verdict']): number =>
    verdicts.filter(({ verdict }) => verdict === wanted).length /
    verdicts.length;
  const rates = {
    right: part('right'),
    none: part('none'),
    wrong: part('wrong'),
  };
  const told = Object.entries(rates).map(
    ([verdict, value]) => `${verdict} ${(value * 100).toFixed(1)} %`,
  );
  console.log(
    `${title}, ${String(verdicts.length)} reports: ${told.join(', ')}`,
  );
  for (const { about, verdict } of isListed ? verdicts : []) {
    if (verdict !== 'right') {
      console.log(`${verdict}: ${about}`);
    }
  }
  return rates;
}

function expectRates(
  title: string,
  verdicts: readonly Verdict[],
  isListed = false,
): void {
  const { right, wrong } = rate(title, verdicts, isListed);
  expect(right, `${title}: right`).toBeGreaterThanOrEqual(leastRight);
  expect(wrong, `${title}: wrong`).toBeLessThanOrEqual(mostWrong);
}

it('has at least 200 cases, and a third of that held out', () => {
  const heldOut = readCases('heldOut').length;
  const all = readCases('corpus').length + heldOut;
  expect(all).toBeGreaterThanOrEqual(200);
  expect(heldOut).toBeGreaterThanOrEqual(200 / 3);
});

describe(`with TypeScript ${String(own?.version)}`, () => {
  for (const folder of ['corpus', 'heldOut']) {
    const tags = folder === 'corpus' ? ['night'] : [];
    it(
      `names the right origins: ${folder}`,
      { tags, timeout: 2 * minute },
      () => {
        const verdicts = scoreCases(getNodeEnvironment(), readCases(folder));
        expectRates(folder, verdicts, folder === 'corpus');
      },
    );
  }
});

describe.each(others)(
  'with TypeScript $version',
  { tags: ['night'] },
  ({ version }) =>
    it(
      'names the right origins',
      async () => {
        const { stdout } = await promisify(execFile)(
          process.execPath,
          ['--import', 'tsx', join(__dirname, 'scoreVersion.ts'), version],
          { maxBuffer: 2 ** 25 },
        );
        const { corpus, heldOut } = JSON.parse(stdout) as Record<
          'corpus' | 'heldOut',
          Verdict[]
        >;
        expectRates(`${version}, corpus`, corpus, true);
        expectRates(`${version}, held out`, heldOut);
      },
      5 * minute,
    ),
);
