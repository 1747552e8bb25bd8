import { expect, it } from 'vitest';
import withoutDescriptions from './withoutDescriptions.mjs';

const run = (code: string): string =>
  withoutDescriptions.call({ resourcePath: 'editorOptions.js' }, code);

it('takes texts out, in either quotes', () => {
  expect(
    run(`a(nls.localize('a', "It's \\"a\\"."), localize('b', 'The {0}', b))`),
  ).toBe(`a(nls.localize('', ''), localize('', '', b))`);
});

it('leaves what screen readers say', () => {
  const code = `localize('editorViewAccessibleLabel', "Editor content")`;
  expect(run(code)).toBe(code);
});

it('stops where texts are written otherwise', () => {
  expect(() => run('translate("a")')).toThrow(
    'editorOptions.js is not what this site relies on: it has texts',
  );
});
