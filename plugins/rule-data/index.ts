import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { onceInBackground } from '../background/onceInBackground';
import { type Assets, emitAssets } from '../emitAssets';
import { listRulePages } from '../rules/rulePages';
import type { makeRuleData } from './makeRuleData';
import type { RuleDataSet } from './ruleData';

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
    configureWebpack: (_config, isServer) =>
      isServer || process.env.NODE_ENV === 'development'
        ? {}
        : {
            // When all pages are bundled: their examples are checked by then.
            plugins: [
              emitAssets(async () => toFiles(await makeData(siteDir, siteUrl))),
            ],
          },
  };
}

function toFiles(data: RuleDataSet): Assets {
  const { $schema, rules, version } = data;
  const schema = readFileSync(join(__dirname, 'rules.schema.json'), 'utf8');
  return {
    'rules.json': JSON.stringify(data),
    'rules.schema.json': schema.replace(
      /(?<="\$id": )"[^"]*"/,
      JSON.stringify($schema),
    ),
    'rules.d.ts': readFileSync(join(__dirname, 'ruleData.ts'), 'utf8').replace(
      '/* eslint-disable */\n',
      '',
    ),
    ...Object.fromEntries(
      rules.map(rule => [
        `rules/${rule.name}.json`,
        JSON.stringify({ $schema: `${$schema}#/$defs/rule`, version, ...rule }),
      ]),
    ),
  };
}
