import type { PlaygroundState } from '../state/playgroundState';
import { linkParameters, parameterNames } from './parameters';

/**
 * The hash that contains a state, in the format that shared links have. Defaults are left out.
 *
 * @returns with its `#`
 */
export function writeLink(state: PlaygroundState): string {
  // Values have no character that a hash would have to escape; "+" is part of the format.
  return `#${parameterNames.flatMap(name => writeParameter(name, state)).join('&')}`;
}

function writeParameter<Name extends keyof PlaygroundState>(
  name: Name,
  state: PlaygroundState,
): string[] {
  const parameter = linkParameters[name];
  const value = state[name];
  return parameter.isAlwaysWritten !== true &&
    value === parameter.default(state.ts)
    ? []
    : [`${name}=${parameter.write(value)}`];
}
