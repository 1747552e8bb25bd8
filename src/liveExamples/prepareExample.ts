import { ExampleSession, languageOf } from './exampleSession';
import { type ExampleHosts, makeHosts } from './hosts';
import { editOf, keepEdit } from './keptEdits';
import { decideNamingLive, fixLive, lintLive, versions } from './liveLinter';
import { readExample } from './readExample';
import { optionRows } from './tryArea';

/** An example that can be edited. */
export interface PreparedExample {
  /** The example: of `src/examples/Example`. */
  figure: HTMLElement;
  /** Start of the ids in it, of its own on the page. */
  id: string;
  hosts: ExampleHosts;
  session: ExampleSession;
  /** The editor's name for screen readers. */
  label: string;
  language: string;
  listsSuggestions: boolean;
  /** Whether its rule has options, which the page describes. */
  hasOptions: boolean;
}

let count = 0;

/**
 * Reads an example from the page, and makes what it is edited with.
 *
 * @throws when the figure isn't that of `src/examples/Example`
 */
export function prepareExample(figure: HTMLElement): PreparedExample {
  const example = readExample(figure, versions);
  const page = location.pathname;
  count += 1;
  const id = `live${String(count)}`;
  return {
    figure,
    id,
    hosts: makeHosts(figure),
    session: new ExampleSession(
      {
        example,
        id,
        linter: {
          lint: lintLive,
          fix: fixLive,
          decideNaming: decideNamingLive,
        },
        onChange: present => {
          keepEdit(page, example, present);
        },
        goneFor: () =>
          matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 2500,
      },
      editOf(page, example),
    ),
    label:
      example.ruleId === undefined
        ? 'Code of the example'
        : `Code of an example of ${example.ruleId}`,
    language: languageOf(example),
    listsSuggestions: isFirstWithNotes(figure),
    hasOptions:
      example.isOwnPage && document.querySelector(optionRows) !== null,
  };
}

/** Whether an example was changed earlier in the visit. */
export function isKeptEdited(figure: HTMLElement): boolean {
  const example = readExample(figure, versions);
  return editOf(location.pathname, example) !== undefined;
}

/** Suggestions are listed in the page's first example with reports. */
function isFirstWithNotes(figure: HTMLElement): boolean {
  const first = document.querySelector('figure ol [data-report]');
  return first?.closest('figure') === figure;
}
