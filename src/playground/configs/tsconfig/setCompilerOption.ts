import { change } from '../../../config/edit/editConfig';

/** Sets a compiler option in a tsconfig's text. `undefined` takes it out. */
export function setCompilerOption(
  text: string,
  name: string,
  value: unknown,
): string {
  return change(text, ['compilerOptions', name], value);
}
