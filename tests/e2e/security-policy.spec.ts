import { expect, test } from './page';

// The headers themselves: `tests/site/policy.test.ts`.

test.describe('a script that got into a page', () => {
  test.use({
    expectedProblems: /Content Security Policy/,
    expectsViolations: true,
  });

  test('does not run: as an element, an attribute, or a link', async ({
    page,
    problems,
  }) => {
    await page.goto('/');
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.text = 'window.attacked = true';
      document.body.append(script);
    });
    await expect.poll(() => problems.length).toBe(1);
    await page.evaluate(() => {
      const button = document.createElement('button');
      button.setAttribute('onclick', 'window.attacked = true');
      document.body.append(button);
      button.click();
    });
    await expect.poll(() => problems.length).toBe(2);
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = 'javascript:window.attacked=true;void 0';
      document.body.append(link);
      link.click();
    });
    await expect.poll(() => problems.length).toBe(3);
    expect(await page.evaluate(() => 'attacked' in window)).toBe(false);
  });
});

test.describe('framed', () => {
  test.use({
    expectedProblems: /frame-ancestors|X-Frame-Options|ERR_BLOCKED/,
    expectsViolations: true,
  });

  test('no page is shown in another', async ({ page, baseURL, problems }) => {
    await page.route('**/framing', route =>
      route.fulfill({
        contentType: 'text/html',
        body: `<iframe src="${baseURL ?? ''}/rules/"></iframe>`,
      }),
    );
    await page.goto('/framing');
    await expect.poll(() => problems.join('\n')).toMatch(/frame-ancestors/);
  });
});
