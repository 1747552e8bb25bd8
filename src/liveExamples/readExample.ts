import type { EditorProblem } from '../editor/editor';
import type { WorkerConfig, WorkerInput } from '../linter/protocol';
import { readLink, writeLink } from '../playground/link/link';
import type { Versions } from '../playground/link/linkReader';
import { fileNameOf, type SharedState } from '../playground/state/sharedState';
import { formatJson } from '../text/json';

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
  /** What the page shows of the reports: until the linter says it, the editor shows the same. */
  reports: ReturnType<typeof readReports>;
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
  const captions = captionsOf(figure);
  const ruleId = link.dataset.rule || undefined;
  const options = captions
    .map(caption => caption.querySelector('[data-options] code'))
    .find(Boolean);
  return {
    code: code.textContent ?? '',
    ruleId,
    options: JSON.parse(`[${options?.textContent ?? ''}]`) as unknown[],
    isOwnPage: ruleId !== undefined && !namesRule(figure),
    source: {
      fileName: fileNameIn(captions, fileType) ?? fileNameOf(reading.shared),
      sourceType,
      // As the build checks it, which knows no packages.
      compilerOptions: { types: [], ...compilerOptions },
    },
    reports: readReports(code),
    shared: reading.shared,
  };
}

/** What an example is linted with, as its caption says it, or that of the pair it belongs to. */
function captionsOf(figure: Element): Element[] {
  return [figure, figure.parentElement].flatMap(element => [
    ...(element?.querySelectorAll(':scope > dl') ?? []),
  ]);
}

/** Whether an example's caption names its rule, as where the page isn't the rule's own. */
export function namesRule(figure: Element): boolean {
  return captionsOf(figure).some(
    caption => caption.querySelector(':scope > div > dd > a') !== null,
  );
}

/** The file's name, where the caption has one with the ending that the example has. */
function fileNameIn(
  captions: readonly Element[],
  ending: string,
): string | undefined {
  return captions
    .flatMap(caption => [
      ...caption.querySelectorAll(':scope > div > dd > code:only-child'),
    ])
    .map(({ textContent }) => textContent ?? '')
    .find(name => name.endsWith(ending));
}

/** @param code of `src/examples/ReportedCode`: parts, with lines in them, with marked pieces in these */
function readReports(code: Element) {
  const lines = [...code.querySelectorAll(':scope > span > span')];
  return {
    problems: [...code.querySelectorAll('mark')].map((mark): EditorProblem => {
      const before = code.ownerDocument.createRange();
      before.setStart(code, 0);
      before.setEndBefore(mark);
      const start = before.toString().length;
      const message = code.ownerDocument.getElementById(
        mark.getAttribute('aria-describedby') ?? '',
      );
      return {
        severity: 'error',
        message: message?.textContent ?? '',
        start,
        end: start + (mark.textContent ?? '').length,
      };
    }),
    /** The lines with reports, from 1. */
    lineNumbers: lines.flatMap((line, index) =>
      line.matches('[data-reported]') ? [index + 1] : [],
    ),
  };
}

/**
 * Reads how the page shows an example, for it to be shown in the same way while it's edited.
 *
 * @param isCopy whether it's to be shown in another place, where the caption of its frame isn't
 */
export function readFigure(figure: HTMLElement, isCopy: boolean) {
  const bar = figure.querySelector('figcaption');
  const title = bar?.firstChild;
  const first = document.querySelector('figure ol [data-report]');
  return {
    /** Address of the playground, without its state. */
    playground:
      figure.querySelector<HTMLAnchorElement>('a[data-rule]')?.pathname ?? '',
    /** Class of the bar, and of what code and notes are in. */
    barClass: bar?.className ?? '',
    codeClass: figure.querySelector('pre')?.parentElement?.className ?? '',
    /** What the bar says first: a word, or else HTML. */
    verdict: title instanceof Text ? title.data : undefined,
    title: title instanceof Element ? title.outerHTML : '',
    caption: (isCopy
      ? captionsOf(figure)
      : [...figure.querySelectorAll(':scope > dl')]
    ).flatMap(caption =>
      Array.from(caption.children, row => ({
        html: row.innerHTML,
        isOptions: row.hasAttribute('data-options'),
      })),
    ),
    /** The notes, as HTML, without ids. */
    notes: notesIn(figure),
    /** Whether suggestions are listed, as in the page's first example with reports. */
    listsSuggestions: first?.closest('figure') === figure,
  };
}

function notesIn(figure: HTMLElement): string {
  const notes = figure.querySelector('pre + ol')?.cloneNode(true) as
    Element | undefined;
  for (const element of notes?.querySelectorAll('[id]') ?? []) {
    element.removeAttribute('id');
  }
  return notes?.outerHTML ?? '';
}

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
