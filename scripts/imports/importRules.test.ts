import {
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { expect, it } from 'vitest';
import config from './importRules.mjs';

/** Lints files that are only here, and returns what is said of their imports. */
async function lint(files: Record<string, string>): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'imports-'));
  try {
    symlinkSync(
      join(import.meta.dirname, '../../node_modules'),
      join(folder, 'node_modules'),
    );
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const { output } = await cruise(['src'], {
      ...config.options,
      tsConfig: undefined,
      baseDir: folder,
      ruleSet: { forbidden: config.forbidden },
      validate: true,
    });
    return (output as ICruiseResult).summary.violations.map(
      ({ from, rule, to }) =>
        `${from} → ${to.replace(/.*node_modules\//, '')}: ${rule.name}`,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

it('a feature is entered through its entry points', async () =>
  expect(
    await lint({
      'src/playground/some.ts':
        "import '../config/json/parseJson';\nimport '../config/json/json5';\nimport '../editor/editor';\nimport '../text/lines';",
      'src/config/json/parseJson.ts': "import './json5';",
      'src/config/json/json5.ts': '',
      'src/editor/editor.ts': '',
      'src/playground/editor/editor.ts': "import '../../editor/editor';",
      'src/text/lines.ts': '',
    }),
  ).toEqual([
    'src/playground/some.ts → src/config/json/json5.ts: features-through-entry-points',
  ]));

it('configs know rules and the linter, and no page', async () =>
  expect(
    await lint({
      'src/config/useSome.ts':
        "import '../linter/protocol';\nimport '../playground/Playground';\nimport 'react';\nimport '@docusaurus/Link';\nimport '../ui/Tabs';",
      'src/linter/protocol.ts': '',
      'src/playground/Playground.ts': '',
      'src/ui/Tabs.ts': '',
    }),
  ).toEqual(
    [
      'react/index.js',
      '@docusaurus/Link',
      'src/playground/Playground.ts',
      'src/ui/Tabs.ts',
    ].map(to => `src/config/useSome.ts → ${to}: configs-without-a-page`),
  ));

it('the engine imports types of packages alone', async () =>
  expect(
    await lint({
      'src/linter/lint.ts':
        "import type { TSESLint } from '@typescript-eslint/utils';\nimport ts from 'typescript';\nimport './worker';\nimport '../text/lines';\nexport type A = [TSESLint.Linter, ts.Node];",
      'src/linter/worker.ts': "import 'typescript';",
      'src/text/lines.ts': '',
    }),
  ).toEqual([
    'src/linter/lint.ts → src/linter/worker.ts: engine-on-its-own',
    'src/linter/lint.ts → src/text/lines.ts: engine-on-its-own',
    'src/linter/lint.ts → typescript/lib/typescript.js: engine-runs-anywhere',
  ]));

it('imports of types lead back to a file, lazy ones may', async () =>
  expect(
    await lint({
      'src/a.ts': "import type { B } from './b';\nexport type A = B;",
      'src/b.ts': "import { type A } from './a';\nexport type B = A[];",
      'src/c.ts': "import './d';",
      'src/d.ts': "void import('./c');\nexport {};",
    }),
  ).toEqual(['src/a.ts → src/b.ts: no-circles']));

it('shared code knows no feature, no code the plugins, and plain code no React', async () =>
  expect(
    await lint({
      'src/ui/Tabs.tsx': "import '../text/lines';\nimport '../home/HomePage';",
      'src/text/lines.ts': "import 'react';",
      'src/home/HomePage.tsx': "import 'react';\nimport '../../plugins/rules';",
      'src/home/useHome.ts': "import 'react';",
      'plugins/rules.ts': '',
    }),
  ).toEqual([
    'src/home/HomePage.tsx → plugins/rules.ts: data-flows-one-way',
    'src/text/lines.ts → react/index.js: plain-code-without-react',
    'src/ui/Tabs.tsx → src/home/HomePage.tsx: shared-code-knows-no-feature',
  ]));
