import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { setColorMode } from './colorMode';

const source = readFile(require.resolve('axe-core/axe.min.js'), 'utf8');

/** All rules, those of WCAG 2.2 that axe leaves out by default included. */
export const allRules: RunOptions = {
  rules: { 'target-size': { enabled: true } },
};

/** The rules whose outcome depends on colors and on the size of the window. */
export const visualRules: RunOptions = {
  runOnly: ['color-contrast', 'scrollable-region-focusable', 'target-size'],
};

/** The rules whose outcome depends on nothing but colors. */
const colorRules: RunOptions = {
  runOnly: ['color-contrast', 'link-in-text-block'],
};

/** What axe leaves on the page, as far as it is used here. */
interface Axe {
  run: (
    context: { include: string[][]; exclude: string[][] },
    options: RunOptions,
  ) => Promise<AxeResults>;
}

/**
 * Looks for accessibility faults in the page as it is now.
 *
 * @param exclude selectors of what is not looked at
 * @returns each fault, with the elements that have it
 */
export async function accessibilityFaults(
  page: Page,
  options: RunOptions = allRules,
  exclude: readonly string[] = [],
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(await source);
  }
  const violations = await page.evaluate(
    async ({ excluded, runOptions }) => {
      const { axe } = window as unknown as { axe: Axe };
      const results = await axe.run(
        { include: [['html']], exclude: excluded.map(part => [part]) },
        {
          resultTypes: ['violations'],
          // No rule that is used here looks at the text of style sheets.
          preload: false,
          ...runOptions,
        },
      );
      return results.violations;
    },
    { excluded: exclude, runOptions: options },
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      node =>
        `${id}: ${help}\n  ${node.html}\n  ${node.failureSummary?.replaceAll('\n', '\n  ') ?? ''}`,
    ),
  );
}

/** Looks for accessibility faults in the page as it is now, in light, and in dark those that are about colors. */
export async function faultsInBothModes(page: Page): Promise<string[]> {
  await stopMotion(page);
  const faults: string[] = [];
  for (const [mode, rules] of [
    ['light', allRules],
    ['dark', colorRules],
  ] as const) {
    await setColorMode(page, mode);
    for (const fault of await accessibilityFaults(page, rules)) {
      faults.push(`${mode}: ${fault}`);
    }
  }
  return faults;
}

/** Ends all transitions and animations, during which colors are in between. */
export async function stopMotion(page: Page): Promise<void> {
  await page.evaluate(() => {
    const style = new CSSStyleSheet();
    style.replaceSync(
      '*, ::before, ::after { animation: none !important; transition: none !important }',
    );
    document.adoptedStyleSheets.push(style);
  });
}
