import Module from 'node:module';
import {
  readTypescriptVersions,
  scriptOf,
} from '../../../plugins/playground/typescript/readTypescript';

/** What Node resolves names of modules with; its types don't have it. */
interface Resolver {
  _resolveFilename: (request: string, ...others: unknown[]) => string;
}

/**
 * Scores the cases with another version of TypeScript, in a process of its own, since ESLint's rules load
 * the installed one by its name. Prints the verdicts as JSON.
 */
async function scoreVersion(version: string): Promise<void> {
  const found = readTypescriptVersions().find(each => each.version === version);
  if (!found) {
    throw new Error(`TypeScript ${version} isn't installed.`);
  }
  const script = scriptOf(found);
  const resolver = Module as unknown as Resolver;
  const resolve = resolver._resolveFilename;
  resolver._resolveFilename = (request, ...others) =>
    request === 'typescript' ? script : resolve(request, ...others);

  const { readCases } = await import('./cases');
  const { scoreCases } = await import('./score');
  const { getNodeEnvironment } =
    await import('../../../src/linter/nodeEnvironment');
  const environment = getNodeEnvironment();
  if (environment.ts.version !== version) {
    throw new Error(
      `TypeScript ${environment.ts.version} was loaded instead of ${version}.`,
    );
  }
  console.log(
    JSON.stringify({
      corpus: scoreCases(environment, readCases('corpus')),
      heldOut: scoreCases(environment, readCases('heldOut')),
    }),
  );
}

void scoreVersion(process.argv[2] ?? '');
