import {
  type ConfigProposal,
  proposeInConfig,
} from '../../../config/proposeInConfig';
import type {
  EditorOptions,
  EditorProposals,
} from '../../../editor/createEditor';
import { selectInput } from '../../analysis/analysisSelectors';
import { proposeInTsconfig } from '../../configs/tsconfig/proposeInTsconfig';
import type { Session, SessionStore } from '../../state/session';
import type { ConfigName, TextName } from '../../state/sharedState';

/** Completions for a text, from what the page knows at each moment. */
export function proposalsFor(
  store: SessionStore,
  name: TextName,
): NonNullable<EditorOptions['propose']> {
  return (text, offset) =>
    name === 'code'
      ? proposeCode(store.get(), text, offset)
      : proposeSettings(store.get(), name, text, offset);
}

async function proposeCode(
  session: Session,
  text: string,
  offset: number,
): Promise<EditorProposals | undefined> {
  const input = selectInput(session);
  const found =
    input &&
    (await session.client
      ?.ask('complete', { ...input, code: text }, offset)
      .catch(() => undefined));
  const [first] = found ?? [];
  return (
    found &&
    first && {
      from: first.range?.[0] ?? offset - lengthOfWord(text, offset),
      proposals: found.map(({ insertText, name }) => ({
        text: insertText ?? name,
        label: name,
        description: '',
      })),
    }
  );
}

function lengthOfWord(text: string, offset: number): number {
  return /[\w$]*$/.exec(text.slice(0, offset))?.[0].length ?? 0;
}

/** A name or a value in JSON, with its quotes. */
const jsonWord = /"[^"\n]*"?|[^\s"{}[\],:]+/g;

function proposeSettings(
  { compilerOptions = [], rules = [] }: Session,
  name: ConfigName,
  text: string,
  offset: number,
): EditorProposals {
  const proposals =
    name === 'tsconfig'
      ? proposeInTsconfig(text, offset, compilerOptions)
      : proposeInConfig(text, offset, rules);
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1;
  const before = text.slice(lineStart, offset);
  const word = [...before.matchAll(jsonWord)].at(-1);
  const isAtWord =
    word !== undefined && word.index + word[0].length === before.length;
  return {
    from: isAtWord ? lineStart + word.index : offset,
    proposals: proposals.map(proposal => ({
      ...proposal,
      text: insertedText(proposal, text.slice(offset)),
      label: proposal.text,
    })),
  };
}

/** @param rest of the text, after the cursor: the editor has put a closing quote there, perhaps */
function insertedText({ kind, text }: ConfigProposal, rest: string): string {
  if (rest.startsWith('"') && text.endsWith('"')) {
    return text.slice(0, -1);
  }
  return kind === 'name' && !/^\s*:/.test(rest) ? `${text}: ` : text;
}
