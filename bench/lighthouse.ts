import { chromium } from '@playwright/test';
import { browserFlags, installedBrowser } from '../scripts/browser.mjs';
import { freePort } from '../scripts/site/address.mjs';
import { quantile } from './quantile';

const categoryNames = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best-practices': 'best practices',
  seo: 'SEO',
} as const;

type Score = (typeof categoryNames)[keyof typeof categoryNames];

interface LighthouseResult {
  /** From 0 to 100. */
  scores: Record<Score, number>;
  /** What keeps the scores other than that of performance below 100. */
  faults: string[];
}

/**
 * Of bench/package.json: `npm run bench` installs it. With the 200 packages that it brings it is
 * no part of what `npm start` and `npm test` install, so the types aren't either.
 */
const lighthousePackage = 'lighthouse' as string;

/** The part of Lighthouse's interface that is used here. */
interface Lighthouse {
  default: (
    url: string,
    flags: { port: number; logLevel: 'error'; onlyCategories: string[] },
  ) => Promise<{ lhr: Report } | undefined>;
}

interface Report {
  audits: Record<
    string,
    { id: string; title: string; score: number | null } | undefined
  >;
  categories: Record<
    string,
    {
      id: string;
      score: number | null;
      auditRefs: { id: string; weight: number }[];
    }
  >;
}

/** How often a page is looked at; the medians of the scores are taken. */
const runs = 5;

/** Asks Lighthouse how good a page is on a phone. */
export async function askLighthouse(url: string): Promise<LighthouseResult> {
  const results: LighthouseResult[] = [];
  for (let i = 0; i < runs; i++) {
    results.push(await askOnce(url));
  }
  return {
    scores: Object.fromEntries(
      Object.values(categoryNames).map(name => [
        name,
        quantile(results.map(({ scores }) => scores[name])),
      ]),
    ) as Record<Score, number>,
    faults: [...new Set(results.flatMap(({ faults }) => faults))],
  };
}

async function askOnce(url: string): Promise<LighthouseResult> {
  const { default: lighthouse } = (await import(
    lighthousePackage
  )) as Lighthouse;
  const port = await freePort('localhost');
  const browser = await chromium.launch({
    args: [...browserFlags, `--remote-debugging-port=${String(port)}`],
    executablePath: installedBrowser(),
  });
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: Object.keys(categoryNames),
  });
  await browser.close();
  if (!result) {
    throw new Error(`Lighthouse gave no result for ${url}.`);
  }
  const { audits, categories } = result.lhr;
  return {
    scores: Object.fromEntries(
      Object.entries(categoryNames).map(([id, name]) => [
        name,
        (categories[id]?.score ?? NaN) * 100,
      ]),
    ) as Record<Score, number>,
    faults: Object.values(categories)
      .filter(({ id }) => id !== 'performance')
      .flatMap(({ auditRefs }) => auditRefs)
      .filter(({ weight }) => weight > 0)
      .flatMap(({ id }) => audits[id] ?? [])
      .filter(({ score }) => score !== null && score < 1)
      .map(({ id, title }) => `${id}: ${title}`),
  };
}
