import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { installedPackages } from '../plugins/packages/packages';
import { browserFlags, installedBrowser } from '../scripts/browser.mjs';
import { quantile } from './quantile';
import { printTable } from './table';

/** How often each config is pasted once the page has answered: the median and the slowest are shown. */
const tries = 7;

const pasteScript = fileURLToPath(new URL('pasteConfig.mjs', import.meta.url));

/** Measures how long `/config` takes to say what it thinks of a config of about 300 lines. */
export async function benchConfigPage(origin: string): Promise<void> {
  const browser = await chromium.launch({
    args: browserFlags,
    executablePath: installedBrowser(),
  });
  try {
    const page = await browser.newPage({
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await page.addInitScript({ path: pasteScript });
    await page.goto(`${origin}/config`);
    const names = [...installedPackages.rules.keys()];
    const misspelled = names.flatMap(name => [name.slice(0, -1), `${name}s`]);
    printTable('/config: from a paste to its answer', [
      { '': 'all rules of the plugin', ...(await pasteOften(page, names)) },
      {
        '': 'rules that do not exist',
        ...(await pasteOften(page, misspelled)),
      },
    ]);
  } finally {
    await browser.close();
  }
}

/** Milliseconds from a paste to what was painted of its answer. */
interface Answer {
  findings: number;
  whole: number;
}

async function pasteOften(page: Page, names: readonly string[]) {
  const times: Answer[] = [];
  for (let number = 0; number <= tries; number++) {
    // One more each time, so that the number of findings changes.
    const unknown = Array.from(
      { length: number },
      (_, index) => `no-rule-${String(index)}`,
    );
    times.push(
      await paste(page, [...names, ...unknown], `folder-${String(number)}`),
    );
  }
  const [first, ...warm] = times;
  const findings = warm.map(answer => answer.findings);
  return {
    lines: printConfig(names, '').split('\n').length,
    'first, ms': first?.findings ?? NaN,
    'findings, ms': quantile(findings),
    'slowest, ms': Math.max(...findings),
    'with the flat config, ms': quantile(warm.map(answer => answer.whole)),
  };
}

/** Pastes as a reader does: put in by a script, 300 lines take the browser itself half a second. */
async function paste(
  page: Page,
  names: readonly string[],
  mark: string,
): Promise<Answer> {
  await page.evaluate(
    text => navigator.clipboard.writeText(text),
    printConfig(names, mark),
  );
  await page.locator('textarea').first().press('ControlOrMeta+A');
  const timed = page.evaluate(
    mark =>
      (
        window as unknown as { timePaste: (mark: string) => Promise<Answer> }
      ).timePaste(mark),
    mark,
  );
  await page.keyboard.press('ControlOrMeta+V');
  return timed;
}

/** An eslintrc config with a line for each rule. */
function printConfig(names: readonly string[], ignored: string): string {
  const config = {
    ignorePatterns: [ignored],
    parserOptions: { project: true },
    plugins: ['@typescript-eslint'],
    rules: Object.fromEntries(
      names.map(name => [`@typescript-eslint/${name}`, 'error']),
    ),
  };
  return JSON.stringify(config, null, 2);
}
