import { compressToEncodedURIComponent } from 'lz-string';
import type { PlaygroundState } from '../state';

/**
 * The hash that stands for a state, in the format that shared links have.
 *
 * @returns with its `#`
 */
export function writeLink(state: PlaygroundState): string {
  const parameters: Record<string, string> = {
    ts: state.ts,
    ...(state.showAST !== false && { showAST: state.showAST }),
    ...(state.tokens && { tokens: 'true' }),
    fileType: state.fileType,
    sourceType: state.sourceType,
    code: compressToEncodedURIComponent(state.code),
    eslintrc: compressToEncodedURIComponent(state.eslintrc),
    tsconfig: compressToEncodedURIComponent(state.tsconfig),
    ...(state.esQuery !== '' && {
      esQuery: compressToEncodedURIComponent(state.esQuery),
    }),
  };
  // Values have no character that a hash would have to escape; "+" is part of the format.
  return `#${Object.entries(parameters)
    .map(([name, value]) => `${name}=${value}`)
    .join('&')}`;
}
