import { locationAt } from '../../../config/json/parseJson';
import {
  asNames,
  asValues,
  type ConfigProposal,
} from '../../../config/proposeInConfig';
import type { PlaygroundCompilerOption } from '../../../linter/protocol';

/** Proposals for a place in a tsconfig. @param offset from 0 */
export function proposeInTsconfig(
  text: string,
  offset: number,
  options: readonly PlaygroundCompilerOption[],
): ConfigProposal[] {
  const { path, isAtPropertyKey } = locationAt(text, offset);
  const [first, name] = path;
  if (first !== 'compilerOptions') {
    return isAtPropertyKey && path.length === 1
      ? asNames([{ text: '"compilerOptions"', description: '' }])
      : [];
  }
  if (isAtPropertyKey) {
    return path.length === 2
      ? asNames(
          options.map(option => ({
            text: JSON.stringify(option.name),
            description: option.description,
          })),
        )
      : [];
  }
  const option = options.find(each => each.name === name);
  const values = option?.type === 'boolean' ? [true, false] : option?.values;
  return asValues(
    (values ?? []).map(value => ({
      text: JSON.stringify(value),
      description: '',
    })),
  );
}
