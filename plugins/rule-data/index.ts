import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { JSONSchema } from 'json-schema-to-typescript';
import { onceInBackground } from '../background';
import { type Assets, emitAssets } from '../emitAssets';
import { listRulePages } from '../rules/rulePages';
import type { makeRuleData, RuleDataSet } from './makeRuleData';

/** Facts that no page and no code has. */
const dataFiles = ['data/rule-history.json', 'data/rule-purposes.json'];

const makeData = onceInBackground<typeof makeRuleData>(
  join(__dirname, 'makeRuleData.ts'),
  'makeRuleData',
  {
    keyOf: (siteDir, siteUrl) => [
      siteUrl,
      [...listRulePages(siteDir), ...dataFiles].map(path =>
        readFileSync(join(siteDir, path), 'utf8'),
      ),
    ],
  },
);

/**
 * The rules as data for other programs: `/rules.json` with all of them, `/rules/NAME.json` with one,
 * the JSON Schema of both, and types for TypeScript. `docs/developers/rule-data.md` says what is there.
 */
export default function ruleDataPlugin({
  baseUrl,
  siteDir,
  siteConfig,
}: LoadContext): Plugin {
  const siteUrl = new URL(baseUrl, siteConfig.url).href;
  return {
    name: 'rule-data',
    configureWebpack:
      process.env.NODE_ENV === 'development'
        ? undefined
        : // When all pages are bundled: their examples are checked by then.
          emitAssets(async () => toFiles(await makeData(siteDir, siteUrl))),
  };
}

async function toFiles(data: RuleDataSet): Promise<Assets> {
  const { $schema, rules, version } = data;
  const schema = readFileSync(join(__dirname, 'rules.schema.json'), 'utf8');
  return {
    'rules.json': JSON.stringify(data),
    'rules.schema.json': schema.replace(
      /(?<="\$id": )"[^"]*"/,
      JSON.stringify($schema),
    ),
    'rules.d.ts': await printTypes(schema),
    ...Object.fromEntries(
      rules.map(rule => [
        `rules/${rule.name}.json`,
        JSON.stringify({ $schema: `${$schema}#/$defs/rule`, version, ...rule }),
      ]),
    ),
  };
}

/** The types of the data as a TypeScript file. */
export async function printTypes(schema: string): Promise<string> {
  // Only a build needs it.
  const { compile } = await import('json-schema-to-typescript');
  return compile(JSON.parse(schema) as JSONSchema, 'RuleDataSet', {
    bannerComment: `/**
 * The types of typescript-eslint's rule data, made from rules.schema.json.
 */`,
    style: { arrowParens: 'avoid', singleQuote: true, trailingComma: 'all' },
  });
}
