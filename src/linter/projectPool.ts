import { projectFolder } from './filePaths';
import { createProject, type Project } from './project';
import type { CompilerOptionsJson, LinterEnvironment, TypePack } from './types';

/** Projects that stay warm. */
export interface ProjectPool {
  /** The project with these compiler options and packages. */
  get: (
    compilerOptions: CompilerOptionsJson,
    packs: readonly TypePack[],
  ) => Project;
  /** Runs what asks TypeScript. What throws may have left it half done, so the project is not used again. */
  attempt: <Value>(project: Project, run: () => Value) => Value;
}

/** Keeps a project for each set of compiler options and packages, up to a number, and then lets go of the one not used for the longest. */
export function createProjectPool(environment: LinterEnvironment): ProjectPool {
  const maxProjects = environment.maxProjects ?? 4;
  const registry = environment.ts.createDocumentRegistry(true, projectFolder);
  // A Map lists its entries in the order in which they were set.
  const projects = new Map<string, Project>();

  function get(
    compilerOptions: CompilerOptionsJson,
    packs: readonly TypePack[],
  ): Project {
    const key = JSON.stringify([
      compilerOptions,
      packs.map(({ name }) => name).sort(),
    ]);
    const project =
      projects.get(key) ??
      createProject(environment, compilerOptions, packs, registry);
    projects.delete(key);
    projects.set(key, project);
    for (const [oldestKey, oldest] of projects) {
      if (projects.size <= maxProjects) {
        break;
      }
      oldest.languageService.dispose();
      projects.delete(oldestKey);
    }
    return project;
  }

  function attempt<Value>(project: Project, run: () => Value): Value {
    try {
      return run();
    } catch (error) {
      for (const [key, kept] of projects) {
        if (kept === project) {
          projects.delete(key);
        }
      }
      throw error;
    }
  }

  return { get, attempt };
}
