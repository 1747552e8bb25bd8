import { describe, expect, it } from 'vitest';
import { convertCompilerOptions } from '../../../src/linter/project';
import { readTsconfig } from '../../../src/playground/configs/tsconfig';
import { changeVersion } from '../../../src/playground/state/defaults';
import { starterState } from '../../../src/playground/state/starter';
import { loadTypescript, readTypescriptVersions } from './readTypescript';

const versions = readTypescriptVersions();

/** The errors that a version of TypeScript finds in a tsconfig. */
function complaintsOf(version: (typeof versions)[number], tsconfig: string) {
  const typescript = loadTypescript(version);
  const { compilerOptions = {}, problems } = readTsconfig(tsconfig);
  const { options, diagnostics } = convertCompilerOptions(
    typescript,
    compilerOptions,
  );
  const program = typescript.createProgram([], options);
  return [...problems, ...diagnostics, ...program.getOptionsDiagnostics()].map(
    complaint => ('message' in complaint ? complaint.message : complaint),
  );
}

describe.each(versions)('TypeScript $version', version => {
  it('starts without an error in its tsconfig', () => {
    const { tsconfig } = starterState(version.version);
    expect(complaintsOf(version, tsconfig)).toEqual([]);
  });

  it('can be chosen after any other', () => {
    for (const other of versions) {
      const before = starterState(other.version);
      const after = changeVersion(before, version.version);
      expect(after).toEqual({
        ts: version.version,
        tsconfig: starterState(version.version).tsconfig,
      });
      expect(
        changeVersion({ ...before, tsconfig: '{}' }, version.version).tsconfig,
      ).toBe('{}');
    }
  });
});
