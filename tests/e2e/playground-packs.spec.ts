import { accessibilityFaults } from './axe';
import { expect, test } from './page';
import {
  editorText,
  linted,
  openPlayground,
  problemItems,
  tab,
} from './playgroundPage';

/** One thing is wrong here: the prices are `any`. */
const component = `import { useEffect, useState } from 'react';
import { createInterface } from 'node:readline/promises';
import { expect, it } from 'vitest';

export function Prices() {
  const [prices, setPrices] = useState<number[]>([]);
  useEffect(() => {
    void createInterface(process.stdin).question('Prices?').then(text => {
      setPrices(JSON.parse(text));
    });
  }, []);
  return <p onClick={event => { event.preventDefault(); }}>{prices.length}</p>;
}
it('adds', () => {
  expect(1 + 1).toBe(2);
});
`;

const strict = JSON.stringify({
  extends: ['plugin:@typescript-eslint/strict-type-checked'],
});

const parameters = { code: component, eslintrc: strict, fileType: '.tsx' };

test('a component that imports from React, Node.js, and Vitest is reported for what is wrong in it', async ({
  page,
}) => {
  await openPlayground(page, parameters);
  await linted(page);
  await expect(problemItems(page)).toHaveText([
    /Unsafe argument of type `?any`? assigned/,
  ]);
});

test('what follows from an import without types is folded below the rest', async ({
  page,
}) => {
  await openPlayground(page, {
    code: `import { z } from 'zod';
export const order = z.object({ id: z.string() });
export const parsed = JSON.parse('{}');
`,
    eslintrc: strict,
  });
  await linted(page);
  await expect(
    page.getByRole('list', {
      name: '1 error, plus 6 that follow from imports without types',
    }),
  ).toBeVisible();
  const group = page
    .getByRole('list', { name: 'Imports without types' })
    .locator('summary', { hasText: 'follow' });
  await expect(group).toHaveText(
    "6 follow from 'zod', whose types aren’t here",
  );
  await expect(problemItems(page).filter({ visible: true })).toHaveCount(1);
  await group.click();
  await expect(problemItems(page).filter({ visible: true })).toHaveCount(7);
  expect(await accessibilityFaults(page)).toEqual([]);
});

test('types that can’t be loaded are named, and the rest is checked', async ({
  page,
}) => {
  await page.route('**/playground/pack-node.*', route => route.abort());
  await openPlayground(page, parameters);
  await linted(page);
  await expect(
    page.getByText('The types of Node.js could not be loaded'),
  ).toBeVisible();
  await page.unroute('**/playground/pack-node.*');
  await expect(async () => {
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(problemItems(page)).toHaveCount(1, { timeout: 2_000 });
  }).toPass();
});

test('an import without types gets a file that declares it', async ({
  page,
}) => {
  await openPlayground(page, {
    code: `import { total } from 'prices';
export const half = total / 2;
`,
    eslintrc: strict,
  });
  await linted(page);
  await page.getByRole('button', { name: 'Declare types of prices' }).click();
  await expect(tab(page, /^prices\.d\.ts/)).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect.poll(() => editorText(page)).toContain('total: unknown;');
  // What is to fill in is selected.
  await page.keyboard.type('number');
  await expect.poll(() => editorText(page)).toContain('total: number;');
  await expect(problemItems(page)).toHaveCount(0);
  await tab(page, /^example\.ts/).click();
  await expect(
    page.getByRole('list', { name: 'Imports without types' }),
  ).toHaveCount(0);
});
