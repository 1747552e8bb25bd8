import { PROJECT_FOLDER } from './filePaths';
import { createProject, type Project } from './project';
import type { CompilerOptionsJson, LinterEnvironment } from './types';

/** Keeps a project for each set of compiler options, up to a number, and then lets go of the one not used for the longest. */
export function createProjectPool(
  environment: LinterEnvironment,
): (compilerOptions: CompilerOptionsJson) => Project {
  const maxProjects = environment.maxProjects ?? 4;
  const registry = environment.ts.createDocumentRegistry(true, PROJECT_FOLDER);
  // A Map lists its entries in the order in which they were set.
  const projects = new Map<string, Project>();

  return compilerOptions => {
    const key = JSON.stringify(compilerOptions);
    const project =
      projects.get(key) ??
      createProject(environment, compilerOptions, registry);
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
  };
}
