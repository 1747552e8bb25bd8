import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { answerProject } from './project/answerProject';
import { readParserOptions } from './project/readParserOptions';
import { Answer } from './ProjectOutcome';

vi.mock('@docusaurus/Link', () => ({ default: 'a' }));
vi.mock('@generated/playground/default/assets.json', () => ({ default: {} }));
vi.mock('@generated/upgrade/default/project-errors.json', () => ({
  default: [],
}));

async function answer(
  tsconfigs: string,
  parserOptions = '',
  file = 'src/a.ts',
): Promise<Element> {
  const config = await readParserOptions(parserOptions, file);
  const container = document.createElement('div');
  container.innerHTML = renderToStaticMarkup(
    <Answer answer={answerProject({ tsconfigs, file, config })} />,
  );
  return container;
}

it.each(['hello', '{ "include": ["src"'])(
  'doesn’t say that %s includes a file',
  async tsconfig => {
    const { textContent } = await answer(tsconfig);
    expect(textContent).toContain('TypeScript refuses this tsconfig');
    expect(textContent).not.toContain('includes it');
  },
);

it('says first that the config isn’t taken into account', async () => {
  const { textContent } = await answer('{ "include": ["src"] }', 'whatever(');
  expect(textContent).toMatch(
    /^The config isn’t taken into account: .*is in the project/s,
  );
});

it('says which file would take the place of this one, and how to have both', async () => {
  const { textContent } = await answer(
    '{ "compilerOptions": { "noEmit": true }, "include": ["src"] }',
    '',
    'src/a.tsx',
  );
  expect(textContent).toMatch(
    /is in the project.*If there is also src\/a\.ts.*Change tsconfig\.json.*"files": \[\n\+ +"src\/a\.tsx"/s,
  );
});
