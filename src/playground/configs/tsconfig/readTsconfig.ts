import {
  parseJson,
  propertiesOf,
  valueOf,
} from '../../../config/json/parseJson';
import type { TextProblem } from '../../../config/textProblem';
import type { CompilerOptionsJson } from '../../../linter/types';

/** A tsconfig's text as options for the compiler. */
export interface TsconfigReading {
  /** `undefined` when the text has errors. */
  compilerOptions: CompilerOptionsJson | undefined;
  problems: TextProblem[];
}

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

/** Keys of a tsconfig that name other files: there are none here. */
const otherFiles = new Set([
  'compileOnSave',
  'exclude',
  'extends',
  'files',
  'include',
  'references',
  'typeAcquisition',
]);

/** Reads the text of a tsconfig. Option names and values are the compiler's to judge. */
export function readTsconfig(text: string): TsconfigReading {
  const { root, problems } = parseJson(text);
  let options: [name: string, value: unknown][] = [];
  if (root !== undefined && root.type !== 'object') {
    problems.push({
      severity: 'error',
      message: 'A tsconfig is an object, like { "compilerOptions": { … } }.',
      offset: root.offset,
      length: root.length,
    });
  }
  for (const { name, key, value } of propertiesOf(root)) {
    if (name !== 'compilerOptions') {
      problems.push({
        severity: otherFiles.has(name) ? 'info' : 'warning',
        message: otherFiles.has(name)
          ? `"${name}" has no effect: the playground has one file only.`
          : `"${name}" is not a setting that the playground knows.`,
        offset: key.offset,
        length: key.length,
      });
    } else if (value.type === 'object') {
      options = propertiesOf(value)
        .filter(property => property.name !== '__proto__')
        .map(property => [property.name, valueOf(property.value)]);
    } else {
      problems.push({
        severity: 'error',
        message: '"compilerOptions" has to be an object: { … }.',
        offset: value.offset,
        length: value.length,
      });
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
