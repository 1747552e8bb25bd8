import { installedPackages } from '../../packages/packages';

/** The compiler errors for code that a rule also reports. */
export interface CompilerOverlap {
  /** Codes of TypeScript's errors. */
  errors: number[];
  /** The compiler option that has to be on for it; absent where none has to. */
  compilerOption?: string;
  /** ESLint's rule of that name is off in the presets, since the compiler does its work. */
  offInPreset?: true;
}

/**
 * The compiler errors for code that a rule also reports. The plugin doesn't state it: a test compiles
 * code for each, with and without the compiler option.
 */
const overlaps: Record<string, Omit<CompilerOverlap, 'offInPreset'>> = {
  'consistent-return': { errors: [7030], compilerOption: 'noImplicitReturns' },
  'no-dupe-class-members': { errors: [2300, 2393] },
  'no-invalid-this': { errors: [2683], compilerOption: 'noImplicitThis' },
  'no-redeclare': { errors: [2300, 2451] },
  'no-unused-vars': { errors: [6133], compilerOption: 'noUnusedLocals' },
  'no-use-before-define': { errors: [2448, 2449, 2450] },
};

/** What the compiler reports of what a rule reports; undefined for most rules. */
export function compilerOverlap(ruleName: string): CompilerOverlap | undefined {
  const overlap = overlaps[ruleName];
  return (
    overlap && {
      ...overlap,
      ...(leftToCompiler().includes(ruleName) && { offInPreset: true }),
    }
  );
}

/** Rules of ESLint that the plugin has too, and that its presets leave to the compiler. */
export function leftToCompiler(): string[] {
  const { presets, rules } = installedPackages;
  const preset = presets.find(({ name }) => name === 'eslint-recommended');
  return Object.entries(preset?.rules ?? {})
    .filter(([name, entry]) => entry === 'off' && rules.has(name))
    .map(([name]) => name);
}

/** The rules that there is something to say about. */
export const overlappingRules: readonly string[] = Object.keys(overlaps);
