import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { ReadOutcome } from './ReadOutcome';

vi.mock('@docusaurus/Link', () => ({ default: 'a' }));
vi.mock('../rules/loadKnownRules', () => ({
  loadKnownRules: () => Promise.reject(new Error('Offline')),
}));

const output = `/repo/vite.config.ts
  0:0  error  Parsing error: "parserOptions.project" has been set for @typescript-eslint/parser

/repo/src/order.ts
${Array.from({ length: 7 }, (_, index) => `  ${String(index + 1)}:5  error  Unexpected any  @typescript-eslint/no-explicit-any`).join('\n')}
  9:1  error  Use const  prefer-const
`;

/** Loading what reads a log takes a busy machine more than a second, in milliseconds. */
const patience = 30_000;

it('shows causes, rules, a plan, and a config', async () => {
  const container = document.createElement('div');
  document.body.append(container);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const root = createRoot(container);
  await act(async () => {
    root.render(<ReadOutcome text={output} />);
    await Promise.resolve();
  });
  await vi.waitFor(async () => {
    await act(async () => {
      await Promise.resolve();
    });
    expect(container.textContent).toContain('9 reports in 2 files');
  }, patience);
  const headings = Array.from(
    container.querySelectorAll('h2'),
    heading => heading.textContent,
  );
  expect(headings).toEqual([
    'Causes',
    'Reports by rule',
    'A plan',
    'A config to start with',
  ]);
  expect(container.querySelector('pre')?.textContent).toContain(
    "'@typescript-eslint/no-explicit-any': 'warn', // 7 in 1 file",
  );
  expect(
    Array.from(
      container.querySelectorAll('table:last-of-type tbody tr td:last-child'),
      cell => cell.textContent,
    ).at(-1),
  ).toBe('0');
});

it('says which reports have no file, and that JSON is damaged', async () => {
  const container = document.createElement('div');
  const root = createRoot(container);
  const json =
    '[{"filePath":"/repo/a.ts","messages":[{"ruleId":"no-var","severity":2,"message":"No var","line":1,"column":1},{"ruleId"';
  await act(async () => {
    root.render(
      <ReadOutcome text={`  9:1  error  Use const  prefer-const\n${json}`} />,
    );
    await Promise.resolve();
  });
  await vi.waitFor(async () => {
    await act(async () => {
      await Promise.resolve();
    });
    expect(container.textContent).toContain(
      'For 1 report the text doesn’t say in which file. The JSON in it is damaged',
    );
  }, patience);
});
