import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  loadTypescript,
  readTypescriptVersions,
  type TypescriptVersion,
} from '../../../plugins/playground/typescript/readTypescript';
import {
  defaultCompilerOptions,
  projectFolder,
  type TypePack,
} from '../../../src/linter';
import { getNodeEnvironment } from '../../../src/linter/nodeEnvironment';
import { createProject } from '../../../src/linter/project';
import type { NamedInput } from '../inputs';
import { type ProjectFiles, writeProjectFiles } from '../projectFiles';
import { packagesIn, readTypePacks } from './typePacks';

/** Uses each pack, with something wrong in each line that only its types tell. */
const code = `import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { readFile } from 'node:fs/promises';
import { join } from 'path';
import { expect, vi } from 'vitest';
export const element = <div tabIndex="one" onClick={event => event.clientZ} />;
export const [count]: [string, unknown] = useState(1);
createRoot(1);
readFile(join(1)).then(buffer => buffer.nothing);
expect(vi.fn).toBeNothing();
`;

const { types, ...everythingInstalled } = defaultCompilerOptions;

/** Each way of finding modules, with the modules that it goes with; in the versions that know it. */
const ways: NamedInput['compilerOptions'][] = [
  { module: 'ESNext', moduleResolution: 'Bundler' },
  { module: 'CommonJS', moduleResolution: 'Node' },
  { module: 'CommonJS', moduleResolution: 'Node', types },
  { module: 'Node16', moduleResolution: 'Node16' },
  { module: 'NodeNext', moduleResolution: 'NodeNext' },
  { module: 'ESNext', moduleResolution: 'Classic' },
].map(way => ({ ...everythingInstalled, jsx: 'react-jsx', ...way }));

const inputs = ways.map((compilerOptions): NamedInput => ({
  name: JSON.stringify(compilerOptions),
  code,
  fileName: 'page.tsx',
  config: { rules: {} },
  compilerOptions,
}));

const versions = readTypescriptVersions();

let packs: TypePack[];
let files: ProjectFiles;

beforeAll(async () => {
  packs = await readTypePacks();
  files = writeProjectFiles(inputs, 1, () => packs.flatMap(packagesIn));
}, 120_000);

afterAll(() => files.remove());

describe.each(versions)('TypeScript $version', version =>
  it(
    'finds the same in packs as in installed packages',
    { tags: ['night'], timeout: 120_000 },
    () => {
      const typescript = loadTypescript(version);
      const reported = inputs.map(input => {
        const inMemory = errorsInMemory(typescript, version, input);
        expect(inMemory, input.name).toEqual(errorsOnDisk(typescript, input));
        return inMemory;
      });
      // What the types say is wrong, and no module that isn't found.
      expect(reported[1]).toHaveLength(7);
      expect(reported[1]?.join()).not.toContain('2307');
    },
  ),
);

function errorsInMemory(
  typescript: typeof ts,
  { folder }: TypescriptVersion,
  { compilerOptions, fileName }: NamedInput,
): string[] {
  const libFiles = new Map(
    readdirSync(folder)
      .filter(name => /^lib\b.*\.d\.ts$/.test(name))
      .map(name => [name, readFileSync(join(folder, name), 'utf8')]),
  );
  const project = createProject(
    { ...getNodeEnvironment(), ts: typescript, libFiles },
    compilerOptions,
    packs,
    typescript.createDocumentRegistry(true, projectFolder),
  );
  const path = `${projectFolder}/${fileName}`;
  project.setFile(path, code);
  return describeErrors(typescript, project.getProgram(), path);
}

function errorsOnDisk(typescript: typeof ts, input: NamedInput): string[] {
  const { path, project } = files.get(input);
  const { options } = typescript.parseJsonConfigFileContent(
    typescript.readConfigFile(project, file => typescript.sys.readFile(file))
      .config,
    typescript.sys,
    join(project, '..'),
    undefined,
    // Packages are looked for where it is.
    project,
  );
  const program = typescript.createProgram([path], {
    ...options,
    allowJs: true,
    noEmit: true,
  });
  return describeErrors(typescript, program, path);
}

function describeErrors(
  typescript: typeof ts,
  program: ts.Program,
  path: string,
): string[] {
  return program
    .getSemanticDiagnostics(program.getSourceFile(path))
    .map(({ code: number, messageText, start }) =>
      [
        start,
        number,
        typescript
          .flattenDiagnosticMessageText(messageText, ' ')
          // Where packages are installed, and links lead.
          .replace(/'\/[^']*\/node_modules/g, "'node_modules"),
      ].join(' '),
    );
}
