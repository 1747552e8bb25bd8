import { createRequire } from 'node:module';
import { join } from 'node:path';
import ts from 'typescript';
import type { Problem } from '../formatProblems';

/** The result of running a module that a page shows. */
export interface Evaluation {
  /** Its default export, or `module.exports`. */
  data?: unknown;
  /** Empty objects that replace modules the site does not have. */
  mocks: ReadonlySet<unknown>;
  problems: Problem[];
}

/**
 * Runs a module in the site's folder, with the site's packages. Packages that the site does not have
 * and the module's own files are empty objects.
 */
export function evaluateModule(
  siteDir: string,
  fileName: string,
  code: string,
): Evaluation {
  const mocks = new Set<unknown>();
  const { outputText, diagnostics = [] } = ts.transpileModule(
    // The only thing in a module that CommonJS has no equal for.
    code.replaceAll('import.meta', '__importMeta'),
    {
      fileName,
      reportDiagnostics: true,
      compilerOptions: {
        allowJs: true,
        esModuleInterop: true,
        module: ts.ModuleKind.CommonJS,
        target: ts.ScriptTarget.ES2022,
      },
    },
  );
  if (diagnostics.length > 0) {
    return {
      mocks,
      problems: diagnostics.map(describe),
    };
  }
  const module = { exports: {} as { default?: unknown } };
  try {
    // eslint-disable-next-line @typescript-eslint/no-implied-eval -- The code is the site's own: it is on one of its pages.
    new Function(
      'module',
      'exports',
      'require',
      '__importMeta',
      '__dirname',
      outputText,
    )(
      module,
      module.exports,
      createRequireWithMocks(siteDir, mocks),
      { dirname: siteDir, filename: join(siteDir, fileName) },
      siteDir,
    );
  } catch (error) {
    return {
      mocks,
      problems: [{ line: 0, message: `The module throws: ${String(error)}` }],
    };
  }
  return {
    data: module.exports.default ?? module.exports,
    mocks,
    problems: [],
  };
}

function createRequireWithMocks(
  siteDir: string,
  mocks: Set<unknown>,
): (name: string) => unknown {
  const require = createRequire(join(siteDir, 'package.json'));
  return name => {
    if (!name.startsWith('.') && isInstalled(require, name)) {
      return require(name) as unknown;
    }
    return createMock(mocks);
  };
}

/** A module whose every export is an empty object. */
function createMock(mocks: Set<unknown>): unknown {
  return new Proxy<Record<string, unknown>>(
    { __esModule: true },
    {
      get(exports, name: string) {
        if (!Object.hasOwn(exports, name)) {
          exports[name] = {};
          mocks.add(exports[name]);
        }
        return exports[name];
      },
    },
  );
}

function isInstalled(require: NodeJS.Require, name: string): boolean {
  try {
    require.resolve(name);
    return true;
  } catch {
    return false;
  }
}

function describe({ file, messageText, start = 0 }: ts.Diagnostic): Problem {
  return {
    line: (file?.getLineAndCharacterOfPosition(start).line ?? -1) + 1,
    message: `The code does not parse: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
  };
}
