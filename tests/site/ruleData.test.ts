import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import plugin from '@typescript-eslint/eslint-plugin';
import { Ajv2020 } from 'ajv-8/dist/2020';
import tseslint from 'typescript-eslint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  RuleData,
  RuleDataSet,
} from '../../plugins/rule-data/makeRuleData';
import { projectFolder } from '../../scripts/run.mjs';
import { ServedSite } from './server';

const siteUrl = 'https://typescript-eslint.io';

/** Of something in the project. */
function pathOf(name: string): string {
  return fileURLToPath(new URL(name, projectFolder));
}

let site: ServedSite;
let folder: string;

beforeAll(async () => {
  site = await ServedSite.start();
  folder = mkdtempSync(join(tmpdir(), 'rule-data-'));
});

afterAll(() => {
  site.stop();
  rmSync(folder, { recursive: true });
});

async function read<Data>(path: string): Promise<Data> {
  const response = await site.fetch(path);
  expect(response.status).toBe(200);
  return (await response.json()) as Data;
}

describe('rules.json', () => {
  it('fits its schema, and so does the file of each rule', async () => {
    const schema = await read<{ $id: string }>('/rules.schema.json');
    const ajv = new Ajv2020({ allErrors: true })
      .addFormat('uri', url => URL.canParse(url))
      .addFormat('date', /^\d{4}-\d\d-\d\d$/)
      .addSchema(schema);
    const data = await read<RuleDataSet>('/rules.json');
    expect(data.rules).toHaveLength(143);
    expect(ajv.validate(schema.$id, data), ajv.errorsText()).toBe(true);
    const { name } = data.rules.at(-1) ?? { name: '' };
    const rule = await read<RuleData & { $schema: string }>(
      `/rules/${name}.json`,
    );
    expect(ajv.validate(rule.$schema, rule), ajv.errorsText()).toBe(true);
    expect({ ...data.rules.at(-1) }).toEqual({
      ...rule,
      $schema: undefined,
      version: undefined,
    });
  });

  it('names presets that the packages have', async () => {
    const { rules } = await read<RuleDataSet>('/rules.json');
    const presets = rules.flatMap(({ presets }) => presets);
    expect(presets.length).toBeGreaterThan(143);
    for (const { flatName, name } of presets) {
      expect(plugin.configs).toHaveProperty(name);
      if (flatName !== undefined) {
        expect(tseslint.configs).toHaveProperty(flatName);
      }
    }
    expect(
      presets.filter(({ flatName }) => flatName === undefined),
    ).toHaveLength(36);
  });

  it('says what to use instead of each deprecated rule, be it nothing', async () => {
    const { rules } = await read<RuleDataSet>('/rules.json');
    const deprecated = Object.entries(plugin.rules)
      .filter(([, { meta }]) => meta.deprecated)
      .map(([name]) => name);
    expect(deprecated.length).toBeGreaterThan(0);
    expect(
      rules.filter(({ replacedBy }) => replacedBy).map(({ name }) => name),
    ).toEqual(deprecated);
  });

  it('has the messages, options, and examples of a rule', async () => {
    const rule = await read<RuleData>('/rules/no-floating-promises.json');
    expect(rule.messages).toContainEqual(
      expect.objectContaining({
        id: 'floatingVoid',
        url: `${siteUrl}/rules/no-floating-promises#message-floatingVoid`,
      }),
    );
    expect(rule.options.list.map(({ name }) => name)).toContain('ignoreVoid');
    const incorrect = rule.examples.filter(
      ({ verdict }) => verdict === 'incorrect',
    );
    expect(incorrect.length).toBeGreaterThan(3);
    for (const { code, reports } of incorrect) {
      expect(reports.length).toBeGreaterThan(0);
      for (const { column, line, start } of reports) {
        const before = code.slice(0, start).split('\n');
        expect([line, column]).toEqual([
          before.length,
          (before.at(-1)?.length ?? 0) + 1,
        ]);
      }
    }
  });

  it('only gives addresses of messages that pages have', async () => {
    const { rules } = await read<RuleDataSet>('/rules.json');
    for (const { messages, name } of rules) {
      const html = await (await site.fetch(`/rules/${name}`)).text();
      const missing = messages
        .flatMap(({ url }) => (url === undefined ? [] : new URL(url).hash))
        .filter(hash => !new RegExp(`id="?${hash.slice(1)}[" >]`).test(html));
      expect(missing, name).toEqual([]);
    }
  });
});

describe('the scripts that the page about it shows', () => {
  const page = readFileSync(
    new URL('docs/developers/rule-data.md', projectFolder),
    'utf8',
  );

  /** Writes one of the page's scripts, with this server in place of the public one. */
  function write(name: string): string {
    const code =
      new RegExp(`title="${name}".*\n([^]*?)\n\`\`\``).exec(page)?.[1] ?? '';
    expect(code).toContain(siteUrl);
    const file = join(folder, name);
    writeFileSync(file, code.replaceAll(siteUrl, site.url));
    return file;
  }

  async function run(
    name: string,
    { args = [], input = '' }: { args?: string[]; input?: string },
  ): Promise<string> {
    const file = write(name);
    const child = spawn(
      process.execPath,
      ['--import', import.meta.resolve('tsx'), file, ...args],
      { cwd: pathOf('.') },
    );
    child.stdin.end(input);
    const [output, errors] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
    ]);
    expect(errors).toBe('');
    return output;
  }

  it('new-rules.mjs lists rules that a version does not have', async () => {
    const output = await run('new-rules.mjs', { args: ['6.21.0'] });
    expect(output).toContain('7.4.0 @typescript-eslint/only-throw-error');
    expect(output).not.toContain('@typescript-eslint/no-shadow');
  });

  it('explain.mjs links to the messages of a lint run', async () => {
    const input = JSON.stringify([
      {
        filePath: '/app.ts',
        messages: [
          {
            line: 3,
            ruleId: '@typescript-eslint/no-floating-promises',
            messageId: 'floatingVoid',
          },
          { line: 4, ruleId: 'other/rule', messageId: 'other' },
        ],
      },
    ]);
    expect(await run('explain.mjs', { input })).toBe(
      `/app.ts:3 ${siteUrl}/rules/no-floating-promises#message-floatingVoid\n`,
    );
  });

  it('options.mts prints a table of options', async () => {
    const output = await run('options.mts', { args: ['no-floating-promises'] });
    expect(output).toMatch(/^\| ignoreVoid \| true \| Whether `void` .*\|$/m);
  });

  it(
    'options.mts finds the types next to it in a package of ES modules',
    { tags: ['night'] },
    async () => {
      const file = write('options.mts');
      const types = await site.fetch('/rules.d.ts');
      writeFileSync(join(folder, 'rules.d.ts'), await types.text());
      const checked = spawnSync(
        process.execPath,
        [
          fileURLToPath(import.meta.resolve('typescript/bin/tsc')),
          ...[
            '--noEmit',
            '--strict',
            '--target',
            'ES2022',
            '--module',
            'NodeNext',
          ],
          ...['--typeRoots', pathOf('node_modules/@types'), '--types', 'node'],
          file,
        ],
        { encoding: 'utf8' },
      );
      expect(checked.stdout).toBe('');
      expect(checked.status).toBe(0);
    },
  );
});
