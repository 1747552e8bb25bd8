import { toString } from 'mdast-util-to-string';
import { describe, expect, it } from 'vitest';
import { parseMarkdown } from '../../markdown/pageTree';
import { readDescriptions, settingName } from './describedOptions';

function read(options: string): Record<string, string> {
  const tree = parseMarkdown(
    `## Options\n\n${options}\n\n## Related To\n\n- \`other\`: no.\n`,
    'page.md',
  );
  return Object.fromEntries(
    [...readDescriptions(tree)].map(([name, sentence]) => [
      name,
      toString({ type: 'paragraph', children: sentence }).trim(),
    ]),
  );
}

describe('readDescriptions', () => {
  it("takes the first sentence of an option's section", () =>
    expect(
      read('### `allowAny`\n\nLets `any` pass, e.g.: all. Prefer `unknown`.'),
    ).toEqual({ allowAny: 'Lets any pass, e.g.: all.' }));

  it('takes list items, also by their full name', () =>
    expect(
      read('### `paths`\n\nModules.\n\n- `name`: the [module](#a). More.'),
    ).toEqual({
      paths: 'Modules.',
      name: 'the module.',
      'paths.name': 'the module.',
    }));

  it('takes rows of tables, with several names at once', () =>
    expect(
      read(
        '| Value | Default | What |\n| - | - | - |\n| `a`, `b` | 1 | Both |',
      ),
    ).toEqual({ a: 'Both', b: 'Both' }));

  it('takes values with their quotes', () =>
    expect(read('### `"always"`\n\nWants it.\n\n- `\'never\'`: No.')).toEqual({
      always: 'Wants it.',
      never: 'No.',
      'always.never': 'No.',
    }));

  it('leaves out items that describe nothing', () =>
    expect(read('- `a` and more\n- text')).toEqual({}));
});

describe('settingName', () =>
  it.each([
    ['[1].max', 'max'],
    ['[0].paths[].name', 'paths.name'],
    ['default: "array"', 'array'],
    ['"always"', 'always'],
    ['*.message', '*.message'],
  ])('%s: %s', (setting, name) => expect(settingName(setting)).toBe(name)));
