import {
  locationAt,
  parseJson,
  problemAt,
  propertiesOf,
  propertyOf,
  repeatedNames,
  type TextProblem,
  valueOf,
} from '../../config/json/parseJson';
import { type ConfigProposal, propose } from '../../config/proposeInConfig';
import type { PlaygroundCompilerOption } from '../../linter/protocol';
import type {
  CompilerOptionDiagnostic,
  CompilerOptionsJson,
} from '../../linter/types';

/**
 * What holds unless the text says otherwise. Links carry only what their author changed: the
 * playgrounds that they come from have defaults like these.
 */
const baseOptions: CompilerOptionsJson = {
  target: 'ES2022',
  module: 'ESNext',
  moduleDetection: 'force',
  jsx: 'preserve',
};

/** Settings of a tsconfig that have no effect here, and why. */
const withoutEffect: ReadonlyMap<string, string> = new Map([
  ...['exclude', 'files', 'include'].map(
    name => [name, 'all files of the playground are in its project'] as const,
  ),
  ...['extends', 'references'].map(
    name => [name, 'the playground has no other tsconfig'] as const,
  ),
  ...['compileOnSave', 'typeAcquisition'].map(
    name => [name, 'only editors read it'] as const,
  ),
]);

/** Reads the text of a tsconfig. Option names and values are the compiler's to judge. There are none where it has errors. */
export function readTsconfig(text: string) {
  const { root, problems } = parseJson(text);
  problems.push(...repeatedNames(root));
  let options: [name: string, value: unknown][] = [];
  if (root !== undefined && root.type !== 'object') {
    const message =
      'A tsconfig is an object, like { "compilerOptions": { … } }.';
    problems.push(problemAt(root, 'error', message));
  }
  for (const { name, key, value } of propertiesOf(root)) {
    if (name !== 'compilerOptions') {
      const reason = withoutEffect.get(name);
      problems.push(
        reason === undefined
          ? problemAt(
              key,
              'warning',
              `A tsconfig has no setting "${name}". Options of the compiler go into "compilerOptions".`,
            )
          : problemAt(key, 'info', `"${name}" has no effect: ${reason}.`),
      );
    } else if (value.type === 'object') {
      options = propertiesOf(value)
        .filter(property => property.name !== '__proto__')
        .map(property => [property.name, valueOf(property.value)]);
    } else {
      const message = '"compilerOptions" has to be an object: { … }.';
      problems.push(problemAt(value, 'error', message));
    }
  }
  const broken = problems.some(({ severity }) => severity === 'error');
  return {
    compilerOptions: broken
      ? undefined
      : { ...baseOptions, ...Object.fromEntries(options) },
    problems,
  };
}

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
      ? propose('name', [['compilerOptions']])
      : [];
  }
  if (isAtPropertyKey) {
    return path.length === 2
      ? propose(
          'name',
          options.map(option => [option.name, option.description]),
        )
      : [];
  }
  const option = options.find(each => each.name === name);
  const values = option?.type === 'boolean' ? [true, false] : option?.values;
  return propose(
    'value',
    (values ?? []).map(value => [value]),
  );
}

/**
 * The value of an option as it was typed into its field: `undefined` for none. What
 * is no number stays as it is, for the compiler to say so.
 */
export function readOption(
  type: PlaygroundCompilerOption['type'],
  text: string,
): unknown {
  const trimmed = text.trim();
  if (trimmed === '') {
    return undefined;
  }
  switch (type) {
    case 'boolean':
      return trimmed === 'true';
    case 'list':
      return trimmed.split(',').map(item => item.trim());
    case 'number':
      return Number.isNaN(Number(trimmed)) ? trimmed : Number(trimmed);
    default:
      return trimmed;
  }
}
