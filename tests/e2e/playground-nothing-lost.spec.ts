import { expect, navbarLink, test } from './page';
import { editorText, openPlayground, replaceText } from './playgroundPage';

test('a link to the playground, on the playground, loses nothing', async ({
  page,
}) => {
  await openPlayground(page, { code: 'let opened;', eslintrc: '{}' });
  await replaceText(page, 'let typed;');
  await navbarLink(page, 'Playground').click();
  await expect(page).toHaveURL(/\/play#.*code=/);
  await expect.poll(async () => editorText(page)).toBe('let typed;');
  await navbarLink(page, 'Playground').click();
  await page.reload();
  await expect.poll(async () => editorText(page)).toBe('let typed;');
  await page.goBack();
  await expect.poll(async () => editorText(page)).toBe('let typed;');
});

test('resetting can be undone, and redone', async ({ page }) => {
  await openPlayground(page, { code: 'let opened;', eslintrc: '{}' });
  await replaceText(page, 'let typed;');
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect
    .poll(async () => editorText(page))
    .toContain('interface User {\n');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => editorText(page)).toBe('let typed;');
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect
    .poll(async () => editorText(page))
    .toContain('interface User {\n');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'Redo' })).toHaveCount(0);
  await expect(page).toHaveURL(/code=/);
  await page.reload();
  await expect.poll(async () => editorText(page)).toBe('let typed;');
});
