import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createLinter,
  defaultCompilerOptions,
  type LinterService,
  type TypePack,
} from '../../../src/linter';
import { getNodeEnvironment } from '../../../src/linter/nodeEnvironment';
import { packsAskedFor } from '../../../src/linter/typePacks';
import { everyRule, type NamedInput } from '../inputs';
import { type ProjectFiles, writeProjectFiles } from '../projectFiles';
import { lintAsReference } from '../reference';
import { packagesIn, readTypePacks } from './typePacks';

/** A module, or a package of `types`, that TypeScript doesn't find. Here, all are there. */
const notFound: ReadonlySet<number> = new Set([2307, 2688, 7016]);

// Without `types`, all that is installed is included.
const { types, ...everythingInstalled } = defaultCompilerOptions;

/** Compiler options as projects with such files have them. */
const optionsOf: Record<string, NamedInput['compilerOptions']> = {
  components: { ...everythingInstalled, types, jsx: 'react-jsx' },
  servers: everythingInstalled,
  tests: everythingInstalled,
};

const inputs = Object.entries(optionsOf).flatMap(([folder, options]) =>
  readdirSync(join(__dirname, 'corpus', folder)).map(
    (fileName): NamedInput => ({
      name: `${folder}/${fileName}`,
      code: readFileSync(join(__dirname, 'corpus', folder, fileName), 'utf8'),
      fileName,
      config: { rules: everyRule },
      compilerOptions: fileName.startsWith('globals')
        ? { ...options, types: ['vitest/globals'] }
        : options,
    }),
  ),
);

let packs: TypePack[];
let engine: LinterService;
let files: ProjectFiles;

beforeAll(async () => {
  packs = await readTypePacks();
  engine = createLinter({ ...getNodeEnvironment(), typePacks: packs });
  files = writeProjectFiles(inputs, undefined, input =>
    packsAskedFor(packs, input).flatMap(packagesIn),
  );
}, 120_000);

afterAll(() => files.remove());

it('asks for types in each of the hundred pieces of code', () => {
  expect(inputs).toHaveLength(100);
  const without = inputs.filter(
    input => packsAskedFor(packs, input).length === 0,
  );
  expect(without).toEqual([]);
});

it(
  'reports with types of packages what ESLint reports with the packages installed',
  { tags: ['night'], timeout: 300_000 },
  async () => {
    const differences = [];
    for (const input of inputs) {
      const { messages, typeDiagnostics } = engine.lint(input);
      const unresolved = typeDiagnostics().filter(({ code }) =>
        notFound.has(code),
      );
      expect(unresolved, input.name).toEqual([]);
      const reference = await lintAsReference(input, files.get(input), false);
      const here = messages.map(message => JSON.stringify(message));
      const there = reference.messages.map(message => JSON.stringify(message));
      if (here.join() !== there.join()) {
        differences.push({
          name: input.name,
          onlyEngine: here.filter(message => !there.includes(message)),
          onlyReference: there.filter(message => !here.includes(message)),
        });
      }
    }
    expect(differences).toEqual([]);
  },
);
