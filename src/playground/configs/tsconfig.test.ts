import { describe, expect, it } from 'vitest';
import { setValue } from '../../config/json/edits';
import {
  locateOptions,
  proposeInTsconfig,
  readOption,
  readTsconfig,
} from './tsconfig';

describe('readTsconfig', () => {
  it('reads comments and trailing commas, over the base', () => {
    const { compilerOptions, problems } = readTsconfig(
      '{ "compilerOptions": { "strict": true, /* old */ "target": "ES5", }, }',
    );
    expect(problems).toEqual([]);
    expect(compilerOptions).toMatchObject({
      strict: true,
      target: 'ES5',
      module: 'ESNext',
    });
  });

  it('says that other files have no effect', () => {
    const { compilerOptions, problems } = readTsconfig(
      '{ "extends": "./base.json", "include": ["src"], "strict": true }',
    );
    expect(compilerOptions).toBeDefined();
    expect(problems).toMatchObject([
      {
        severity: 'info',
        offset: 2,
        message:
          '"extends" has no effect: the playground has no other tsconfig.',
      },
      {
        message:
          '"include" has no effect: all files of the playground are in its project.',
      },
      {
        severity: 'warning',
        message:
          'A tsconfig has no setting "strict". Options of the compiler go into "compilerOptions".',
      },
    ]);
  });

  it.each(['[]', '{ "compilerOptions": 1 }', '{ "compilerOptions": {'])(
    'refuses %s',
    text => {
      const { compilerOptions, problems } = readTsconfig(text);
      expect(compilerOptions).toBeUndefined();
      expect(problems[0]?.severity).toBe('error');
    },
  );

  it('is not fooled by __proto__', () => {
    const { compilerOptions } = readTsconfig(
      '{ "compilerOptions": { "__proto__": { "strict": true } } }',
    );
    expect(compilerOptions?.strict).toBeUndefined();
  });
});

it('leaves what is no number to the compiler', () => {
  expect(readOption('number', ' 3 ')).toBe(3);
  expect(readOption('number', 'abc')).toBe('abc');
  expect(readOption('number', ' ')).toBeUndefined();
  expect(readOption('list', 'dom, es2022')).toEqual(['dom', 'es2022']);
});

describe('locateOptions', () => {
  const text = '{ "compilerOptions": { "strickt": true } }';

  it('finds the option that a diagnostic quotes', () =>
    expect(
      locateOptions(text, [
        {
          code: 5023,
          category: 'error',
          message: "Unknown compiler option 'strickt'.",
        },
      ]),
    ).toEqual([
      {
        severity: 'error',
        message: "Unknown compiler option 'strickt'. (TS5023)",
        offset: text.indexOf('"strickt"'),
        length: '"strickt"'.length,
      },
    ]));
});

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

describe('a compiler option', () =>
  it('is added and removed', () => {
    const path = ['compilerOptions', 'strict'];
    const text = setValue('{}', path, true);
    expect(JSON.parse(text)).toEqual({ compilerOptions: { strict: true } });
    expect(JSON.parse(setValue(text, path, undefined))).toEqual({
      compilerOptions: {},
    });
  }));
