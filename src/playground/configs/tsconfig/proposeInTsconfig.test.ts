import { describe, expect, it } from 'vitest';
import { proposeInTsconfig } from './proposeInTsconfig';

describe('proposeInTsconfig', () => {
  const options = [
    { name: 'strict', description: '', type: 'boolean' },
    { name: 'lib', description: '', type: 'list', values: ['es5', 'dom'] },
  ] as const;
  const propose = (text: string) =>
    proposeInTsconfig(
      text.replace('|', ''),
      text.indexOf('|'),
      options.map(option => ({
        ...option,
        values: 'values' in option ? [...option.values] : undefined,
      })),
    ).map(proposal => proposal.text);

  it('proposes options and their values', () => {
    expect(propose('{ "compilerOptions": { "|" } }')).toEqual([
      '"strict"',
      '"lib"',
    ]);
    expect(propose('{ "compilerOptions": { "strict": | } }')).toEqual([
      'true',
      'false',
    ]);
    expect(propose('{ "compilerOptions": { "lib": ["|"] } }')).toEqual([
      '"es5"',
      '"dom"',
    ]);
  });
});
