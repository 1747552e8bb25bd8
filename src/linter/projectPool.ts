import type ts from 'typescript';
import { projectFolder } from './filePaths';
import { createProject, type Project } from './project';
import type { CompilerOptionsJson, LinterEnvironment, TypePack } from './types';

/** Keeps a project for each set of compiler options and packages, up to a number, and then lets go of the one not used for the longest. */
export class ProjectPool {
  readonly #environment: LinterEnvironment;
  readonly #registry: ts.DocumentRegistry;
  // A Map lists its entries in the order in which they were set.
  readonly #projects = new Map<string, Project>();

  constructor(environment: LinterEnvironment) {
    this.#environment = environment;
    this.#registry = environment.ts.createDocumentRegistry(true, projectFolder);
  }

  /** The project with these compiler options and packages. */
  get(
    compilerOptions: CompilerOptionsJson,
    packs: readonly TypePack[],
  ): Project {
    const key = JSON.stringify([
      compilerOptions,
      packs.map(({ name }) => name).sort(),
    ]);
    const project =
      this.#projects.get(key) ??
      createProject(this.#environment, compilerOptions, packs, this.#registry);
    this.#projects.delete(key);
    this.#projects.set(key, project);
    const { maxProjects = 4 } = this.#environment;
    for (const [oldestKey, oldest] of this.#projects) {
      if (this.#projects.size <= maxProjects) {
        break;
      }
      oldest.languageService.dispose();
      this.#projects.delete(oldestKey);
    }
    return project;
  }

  /** Runs what asks TypeScript. What throws may have left it half done, so the project is not used again. */
  attempt<Value>(project: Project, run: () => Value): Value {
    try {
      return run();
    } catch (error) {
      for (const [key, kept] of this.#projects) {
        if (kept === project) {
          this.#projects.delete(key);
        }
      }
      throw error;
    }
  }
}
