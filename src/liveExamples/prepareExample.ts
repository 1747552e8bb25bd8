import { ExampleSession, languageOf } from './exampleSession';
import { type ExampleHosts, makeHosts } from './hosts';
import { editOf, keepEdit } from './keptEdits';
import { fixLive, lintLive, versions } from './liveLinter';
import { readExample } from './readExample';

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
        linter: { lint: lintLive, fix: fixLive },
        onText: text => {
          keepEdit(page, example.code, text);
        },
      },
      editOf(page, example.code) ?? example.code,
    ),
    label: `Code of an example of ${example.ruleId}`,
    language: languageOf(example),
    listsSuggestions: isFirstWithNotes(figure),
  };
}

/** Suggestions are listed in the page's first example with reports. */
function isFirstWithNotes(figure: HTMLElement): boolean {
  const first = document.querySelector('figure ol [data-report]');
  return first?.closest('figure') === figure;
}
