import {
  parseJson,
  propertiesOf,
  propertyOf,
} from '../../../config/json/parseJson';
import type { TextProblem } from '../../../config/textProblem';
import type { CompilerOptionDiagnostic } from '../../../linter/types';

/** Puts what the compiler says against its options to the place in the tsconfig that it is about. */
export function locateOptions(
  text: string,
  diagnostics: readonly CompilerOptionDiagnostic[],
): TextProblem[] {
  const { root } = parseJson(text);
  const compilerOptions = propertyOf(root, 'compilerOptions');
  const options = propertiesOf(compilerOptions?.value);
  return diagnostics.map(({ category, code, message }) => {
    // The compiler quotes options: "Unknown compiler option 'x'", "Argument for '--lib' option".
    const place =
      options.find(
        ({ name }) =>
          message.includes(`'${name}'`) || message.includes(`'--${name}'`),
      )?.key ??
      compilerOptions?.key ??
      root;
    return {
      severity: category === 'error' ? 'error' : 'warning',
      message: `${message} (TS${String(code)})`,
      offset: place?.offset ?? 0,
      length: place?.length ?? 1,
    };
  });
}
