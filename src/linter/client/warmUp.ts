import { defaultCompilerOptions } from '../compilerOptions';
import type { WorkerInput } from '../protocol';

/**
 * What the worker lints before the first question: the first lint
 * takes four times as long as the next, since TypeScript reads its lib files
 * and the browser compiles the rules.
 */
export const warmUpInput: WorkerInput = {
  code: `interface Item { name: string; parent?: Item }
export async function load(items: readonly Item[]): Promise<string[]> {
  const names = items.map(({ name, parent }) => parent?.name ?? name);
  for (const name of names) { if (name == 'x') { delete (items as any)[0]; } }
  return await Promise.all(names.map(async name => \`\${name}!\`));
}
`,
  fileName: 'example.ts',
  sourceType: 'module',
  config: { extends: ['eslint:all', 'all'] },
  compilerOptions: defaultCompilerOptions,
};
