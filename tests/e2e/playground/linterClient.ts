import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import type {
  LinterClient,
  PlaygroundAssets,
  WorkerInput,
  WorkerQuestions,
} from '../../../src/linter/protocol';

type Name = keyof WorkerQuestions;

/** What the script below adds to the page's global object. */
interface PageScope {
  createLinterClient: (
    assets: PlaygroundAssets,
    version: string,
  ) => LinterClient;
  client: LinterClient;
}

let script: Promise<string> | undefined;

/** The client as a script that can be run in any page. */
function bundleClient(): Promise<string> {
  script ??= build({
    stdin: {
      contents: `import { createLinterClient } from './src/linter/client';
        globalThis.createLinterClient = createLinterClient;`,
      resolveDir: join(__dirname, '../../..'),
    },
    bundle: true,
    format: 'iife',
    logLevel: 'error',
    write: false,
  }).then(({ outputFiles }) => outputFiles[0]?.text ?? '');
  return script;
}

/** The client, run in a page of the site by tests. */
interface ClientInPage {
  ask: <Asked extends Name>(
    name: Asked,
    ...parameters: Parameters<WorkerQuestions[Asked]>
  ) => Promise<ReturnType<WorkerQuestions[Asked]> | undefined>;
}

/** Opens a page that has no worker of its own, and runs the client there. */
export async function openClient(
  page: Page,
  assets: PlaygroundAssets,
): Promise<ClientInPage> {
  await page.goto('/search');
  await page.evaluate(await bundleClient());
  await page.evaluate(given => {
    const scope = globalThis as unknown as PageScope;
    scope.client = scope.createLinterClient(given, given.defaultVersion);
  }, assets);
  return {
    ask: (name, ...parameters) =>
      page.evaluate(
        ([asked, given]) =>
          (globalThis as unknown as PageScope).client.ask(
            asked,
            ...(given as Parameters<WorkerQuestions[typeof asked]>),
          ),
        [name, parameters] as const,
      ) as Promise<ReturnType<WorkerQuestions[typeof name]> | undefined>,
  };
}

/** An input with what a new playground has, except for the given. */
export function inputWith(given: Partial<WorkerInput>): WorkerInput {
  return {
    code: '',
    fileName: 'example.ts',
    sourceType: 'module',
    config: {},
    compilerOptions: {
      strict: true,
      target: 'ES2022',
      module: 'ESNext',
      moduleDetection: 'force',
      lib: ['ES2022', 'DOM'],
    },
    ...given,
  };
}
