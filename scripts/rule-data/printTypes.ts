import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile, type JSONSchema } from 'json-schema-to-typescript';
import { resolveConfig } from 'prettier';

const banner = `/**
 * The types of typescript-eslint's rule data, made from rules.schema.json.
 */`;

const folder = join(__dirname, '../../plugins/rule-data');

/** Where `npm run rule-data-types` writes what {@link printTypes} prints. */
export const typesFile = join(folder, 'ruleData.ts');

/** The types of the rule data as a TypeScript file, made from their JSON Schema. */
export async function printTypes(): Promise<string> {
  const schema = JSON.parse(
    readFileSync(join(folder, 'rules.schema.json'), 'utf8'),
  ) as JSONSchema;
  const types = await compile(schema, 'RuleDataSet', {
    bannerComment: banner,
    style: (await resolveConfig(typesFile)) ?? {},
  });
  // The linter's spelling of it.
  return types.replaceAll(
    /\{\s*\[k: string\]: unknown;\s*\}/g,
    'Record<string, unknown>',
  );
}
