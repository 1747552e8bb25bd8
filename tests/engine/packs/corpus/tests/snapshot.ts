import { expect, it } from 'vitest';

it('looks the same', async () => {
  const page: any = { title: 'Home' };
  expect(page.title).toMatchSnapshot();
  expect(page).toMatchInlineSnapshot(`{ "title": "Home" }`);
  expect(JSON.stringify(page)).toMatchFileSnapshot('a.txt');
});
