import { accessibilityFaults } from './axe';
import { expect, night, test } from './page';
import { expectCode, openLinted, problemItems, tab } from './playgroundPage';

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

const eslintrc = JSON.stringify({
  extends: ['plugin:@typescript-eslint/strict-type-checked'],
});

test(
  'a component is reported for what is wrong in it, once the types of what it imports are there',
  night,
  async ({ page }) => {
    await page.route('**/playground/pack-node.*', route => route.abort());
    await openLinted(page, { code: component, eslintrc, fileType: '.tsx' });
    await expect(
      page.getByText('The types of Node.js could not be loaded'),
    ).toBeVisible();
    await page.unroute('**/playground/pack-node.*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(problemItems(page)).toHaveText([
      /Unsafe argument of type `?any`? assigned/,
    ]);
  },
);

test(
  'what follows from an import without types is folded, until a file declares them',
  night,
  async ({ page }) => {
    await openLinted(page, {
      code: `import { total } from 'prices';
export const sum = total.toFixed(2);
export const parsed = JSON.parse('{}');
`,
      eslintrc,
    });
    const shown = problemItems(page).filter({ visible: true });
    const untyped = page.getByRole('list', { name: 'Imports without types' });
    const group = untyped.locator('summary', { hasText: 'follow' });
    await expect(group).toHaveText(
      /^\d follow from 'prices', whose types aren’t here$/,
    );
    await expect(shown).toHaveCount(1);
    await group.click();
    await expect(shown).not.toHaveCount(1);
    expect(await accessibilityFaults(page)).toEqual([]);

    await page.getByRole('button', { name: 'Declare types of prices' }).click();
    await expect(tab(page, /^prices\.d\.ts/)).toHaveAttribute(
      'aria-selected',
      'true',
    );
    // What is to fill in is selected.
    await expectCode(page, /total: unknown;/);
    await page.keyboard.type('number');
    await expectCode(page, /total: number;/);
    await tab(page, /^example\.ts/).click();
    await expect(untyped).toHaveCount(0);
    await expect(shown).toHaveCount(1);
  },
);
