import type { WorkerInput } from '../linter/protocol';
import { readLink, type Versions } from '../playground/link/readLink';
import { fileNameOf } from '../playground/state/sharedState';

/** A linted example of the page, as its elements have it. */
export interface PageExample {
  /** The code as readers see it: without the end of its last line. */
  code: string;
  /** As in a config. */
  ruleId: string;
  options: readonly unknown[];
  /** Whether it's on the page of its rule, where captions don't name it. */
  isOwnPage: boolean;
  /** How TypeScript reads it. */
  source: Pick<WorkerInput, 'compilerOptions' | 'fileName' | 'sourceType'>;
}

/**
 * Reads an example from the page: the build has put everything there for readers and for the link to the
 * playground.
 *
 * @throws when the elements aren't those of `src/examples/Example`
 */
export function readExample(
  figure: HTMLElement,
  versions: Versions,
): PageExample {
  const link = figure.querySelector<HTMLAnchorElement>('a[data-rule]');
  const code = figure.querySelector('pre > code');
  const reading = link && readLink(link.hash, versions);
  if (!reading || !code || link.dataset.rule === undefined) {
    throw new Error(
      'An example has to have a link to the playground, with data-rule, and code.',
    );
  }
  const { fileType, sourceType, tsconfig } = reading.shared;
  const { compilerOptions } = JSON.parse(tsconfig) as Pick<
    WorkerInput,
    'compilerOptions'
  >;
  return {
    code: code.textContent ?? '',
    ruleId: link.dataset.rule,
    options: readOptions(figure),
    isOwnPage: captioned(figure, 'Rule').length === 0,
    source: {
      fileName: fileNameIn(figure, fileType) ?? fileNameOf(fileType),
      sourceType,
      compilerOptions,
    },
  };
}

/** What an example is linted with, as its caption says it, or that of the pair it belongs to. */
function captionsOf(figure: HTMLElement): Element[] {
  return [
    ...figure.querySelectorAll(':scope > dl'),
    ...(figure.parentElement?.querySelectorAll(':scope > dl') ?? []),
  ];
}

function readOptions(figure: HTMLElement): unknown[] {
  const [options] = captionsOf(figure).flatMap(caption => [
    ...caption.querySelectorAll('[data-options]'),
  ]);
  return options
    ? (JSON.parse(`[${options.textContent ?? ''}]`) as unknown[])
    : [];
}

/** The file's name, where the caption has one with the ending that the example has. */
function fileNameIn(figure: HTMLElement, ending: string): string | undefined {
  return captioned(figure, 'File').find(name => name.endsWith(ending));
}

/** What captions say under a name. */
function captioned(figure: HTMLElement, name: string): string[] {
  return captionsOf(figure)
    .flatMap(caption => [...caption.querySelectorAll('dt')])
    .filter(({ textContent }) => textContent === name)
    .map(({ nextElementSibling }) => nextElementSibling?.textContent ?? '');
}

/**
 * What the linter is asked about an example's code: the same as the build has asked.
 *
 * @param text as an editor has it, without the end of its last line
 */
export function inputFor(
  { options, ruleId, source }: PageExample,
  text: string,
): WorkerInput {
  return {
    ...source,
    code: `${text}\n`,
    config: {
      rules: { [ruleId]: ['error', ...options] },
      linterOptions: { reportUnusedDisableDirectives: 'off' },
    },
  };
}
