import { version } from 'typescript/package.json';
import { expect, it } from 'vitest';
import { starterState } from '../../../src/playground/state/starter';
import { renderStarter } from './renderStarter';

it('reports in the example what its config asks for, and changes none of its text', () => {
  const { html, report } = renderStarter(version);
  const { code, eslintrc } = starterState(version);
  const textOf = (text: string) =>
    text
      .replace(/<[^>]+>/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&');
  expect(textOf(html.code)).toBe(code);
  expect(textOf(html.eslintrc)).toBe(eslintrc);
  expect(report.messages.map(({ ruleId }) => ruleId)).toContain(
    '@typescript-eslint/no-floating-promises',
  );
  expect(html.code).toMatch(/<mark data-severity="error">.*loadUsers/s);
  expect(html.code).toContain('<mark data-severity="warning">');
  expect(html.code.match(/<span>/g)).toHaveLength(code.split('\n').length);
});
