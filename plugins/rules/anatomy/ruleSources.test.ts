import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import plugin from '@typescript-eslint/eslint-plugin';
import { expect, it } from 'vitest';
import { rulesWithTestFolder } from './index';

const entry = createRequire(import.meta.url).resolve(
  '@typescript-eslint/eslint-plugin',
);

it.each(Object.keys(plugin.rules))(
  'the source of %s is where its page links to',
  name => {
    const map = JSON.parse(
      readFileSync(join(dirname(entry), 'rules', `${name}.js.map`), 'utf8'),
    ) as { sources: string[] };
    expect(map.sources).toEqual([`../../src/rules/${name}.ts`]);
  },
);

it('knows test folders of rules that there are', () =>
  expect(Object.keys(plugin.rules)).toEqual(
    expect.arrayContaining([...rulesWithTestFolder]),
  ));
