import { compressToEncodedURIComponent } from 'lz-string';
import { version } from 'typescript/package.json';
import { DEFAULT_COMPILER_OPTIONS } from '../../linter/compilerOptions';

interface SharedExample {
  code: string;
  fileName: string;
  ruleId: string;
  /** As they follow the severity in a config. */
  options?: string;
  compilerOptions?: string;
  sourceType?: string;
}

/** An example as the hash of a playground address, in the format that shared links have. */
export function encodeExample({
  code,
  fileName,
  ruleId,
  options,
  compilerOptions,
  sourceType = 'module',
}: SharedExample): string {
  const config = `{
  "rules": {
    ${JSON.stringify(ruleId)}: ["error"${options === undefined ? '' : `, ${options}`}]
  }
}
`;
  const parameters = new URLSearchParams({
    ts: version,
    sourceType,
    fileType: fileTypeOf(fileName),
    code: compressToEncodedURIComponent(code),
    eslintrc: compressToEncodedURIComponent(config),
  });
  if (compilerOptions !== undefined) {
    parameters.set(
      'tsconfig',
      compressToEncodedURIComponent(tsconfigWith(compilerOptions)),
    );
  }
  return `#${parameters.toString()}`;
}

function fileTypeOf(fileName: string): string {
  return /(?:\.d)?\.[cm]?[jt]sx?$/.exec(fileName)?.[0] ?? '.ts';
}

/** A tsconfig that says all: it stands for itself in the playground. */
function tsconfigWith(compilerOptions: string): string {
  return JSON.stringify(
    {
      compilerOptions: {
        ...DEFAULT_COMPILER_OPTIONS,
        ...(JSON.parse(compilerOptions) as Record<string, unknown>),
      },
    },
    null,
    2,
  );
}
