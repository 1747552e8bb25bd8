/** Types of packages that the playground has, as far as the build has to be told. */
export interface PackDefinition {
  /** As in the name of its file. */
  name: string;
  /** For readers: "the types of React". */
  title: string;
  /** Packages of which it has every declaration file, and what these import. */
  whole?: readonly string[];
  /** Declaration files from which it has what they lead to. */
  entries?: readonly string[];
  /** Packages that imports name, in addition to the modules that its files declare. */
  packages: readonly string[];
  /** How long a sentence about a declaration may be to stay, in characters. */
  longestComment: number;
}

/**
 * The packs, from installed packages. Links that people have shared import next to nothing else.
 *
 * The test runner is Vitest, and not Jest: tests for it say by an import where `expect` is from, so that a
 * test works as it was pasted. Its types are 45 kB by Brotli; those of `@types/jest` and `@jest/globals`, which
 * bring along TypeBox, are 40. All versions of TypeScript in the playground can read all of these: their
 * `typesVersions` stay, and each version takes its own.
 */
export const packs: readonly PackDefinition[] = [
  {
    name: 'react',
    title: 'React',
    whole: ['@types/react', '@types/react-dom', 'csstype'],
    longestComment: 100,
    packages: ['react', 'react-dom', 'csstype'],
  },
  {
    name: 'node',
    title: 'Node.js',
    whole: ['@types/node'],
    // Of 3,000, as many as fit into 90 kB by Brotli.
    longestComment: 50,
    packages: ['node', 'undici-types'],
  },
  {
    name: 'vitest',
    title: 'Vitest',
    // What configures or extends it imports all of Vite.
    entries: [
      'vitest/dist/index.d.ts',
      // For CommonJS.
      'vitest/index.d.cts',
      'vitest/globals.d.ts',
    ],
    longestComment: 100,
    packages: ['vitest'],
  },
];
