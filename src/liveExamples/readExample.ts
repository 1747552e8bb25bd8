import { captionNames } from '../examples/captionNames';
import type { WorkerConfig, WorkerInput } from '../linter/protocol';
import type { Versions } from '../playground/link/linkReader';
import { readLink } from '../playground/link/readLink';
import { writeLink } from '../playground/link/writeLink';
import { fileNameOf, type SharedState } from '../playground/state/sharedState';
import { formatJson } from '../text/json';
import { type PageReports, readReports } from './readPageReports';

/** A linted example of the page, as its elements have it. */
export interface PageExample {
  /** The code as readers see it: without the end of its last line. */
  code: string;
  /** The rule that it's linted with, as in a config; `undefined` where its link has a config of its own. */
  ruleId: string | undefined;
  options: readonly unknown[];
  /** Whether it's on the page of its rule, where captions don't name it. */
  isOwnPage: boolean;
  /** How TypeScript reads it. */
  source: Pick<WorkerInput, 'compilerOptions' | 'fileName' | 'sourceType'>;
  /** What the page says about it. */
  reports: PageReports;
  /** What its link to the playground says. */
  shared: SharedState;
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
  const ruleId = link.dataset.rule || undefined;
  return {
    code: code.textContent ?? '',
    ruleId,
    options: readOptions(figure),
    isOwnPage:
      ruleId !== undefined && captioned(figure, captionNames.rule).length === 0,
    source: {
      fileName: fileNameIn(figure, fileType) ?? fileNameOf(reading.shared),
      sourceType,
      // As the build checks it, which knows no packages.
      compilerOptions: { types: [], ...compilerOptions },
    },
    reports: readReports(code),
    shared: reading.shared,
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
  return captioned(figure, captionNames.file).find(name =>
    name.endsWith(ending),
  );
}

/** What captions say under a name. */
function captioned(figure: HTMLElement, name: string): string[] {
  return captionsOf(figure)
    .flatMap(caption => [...caption.querySelectorAll('dt')])
    .filter(({ textContent }) => textContent === name)
    .map(({ nextElementSibling }) => nextElementSibling?.textContent ?? '');
}

/** An example as a reader has changed it. */
export interface ChangedExample {
  /** As an editor has it, without the end of its last line. */
  text: string;
  options: readonly unknown[];
}

/** What the linter is asked about an example: unchanged, the same as the build has asked. */
export function inputFor(
  example: PageExample,
  { text, options }: ChangedExample,
): WorkerInput {
  return {
    ...example.source,
    code: `${text}\n`,
    config: {
      ...configFor(example, options),
      linterOptions: { reportUnusedDisableDirectives: 'off' },
    },
  };
}

/** The hash of the playground's address with an example as it is now. */
export function playgroundHash(
  example: PageExample,
  { text, options }: ChangedExample,
): string {
  return writeLink({
    ...example.shared,
    code: `${text}\n`,
    eslintrc: formatJson(configFor(example, options)),
  });
}

function configFor(
  { ruleId, shared }: PageExample,
  options: readonly unknown[],
): WorkerConfig {
  return ruleId === undefined
    ? (JSON.parse(shared.eslintrc) as WorkerConfig)
    : { rules: { [ruleId]: ['error', ...options] } };
}
