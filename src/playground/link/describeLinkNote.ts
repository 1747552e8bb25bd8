import { translate } from '@docusaurus/Translate';
import { describeFault } from '../files/describeFault';
import { maxFiles } from '../files/playgroundFiles';
import type { SelectMessage } from '../selectMessage';
import type { HashOrigin, LinkNote, PackedPart } from './linkNote';

/** Longest value that is repeated to the reader. */
const maxQuote = 20;

/** What a hash is called in a sentence, by where it comes from. */
const origins: Record<HashOrigin, string> = {
  copy: translate({ id: 'playground.link.copy', message: 'saved copy' }),
  link: translate({ id: 'playground.link.link', message: 'link' }),
};

/** What the parts of a hash are called in a sentence. */
const parts: Record<PackedPart, string> = {
  code: translate({ id: 'playground.link.part.code', message: 'code' }),
  compared: translate({
    id: 'playground.link.part.compared',
    message: 'config to compare with',
  }),
  compilerOptions: translate({
    id: 'playground.link.part.compilerOptions',
    message: 'compiler options',
  }),
  eslintrc: translate({
    id: 'playground.link.part.eslintrc',
    message: 'ESLint config',
  }),
  esQuery: translate({
    id: 'playground.link.part.esQuery',
    message: 'AST filter',
  }),
  files: translate({ id: 'playground.link.part.files', message: 'files' }),
  rules: translate({ id: 'playground.link.part.rules', message: 'rules' }),
  tsconfig: 'tsconfig',
};

/** Says what isn't as a hash asks for, in a sentence. */
export function describeLinkNote(
  note: LinkNote,
  selectMessage: SelectMessage,
): string {
  switch (note.kind) {
    case 'version':
      return translate(
        {
          id: 'playground.link.version',
          message:
            'The {origin} asks for TypeScript {asked}, which isn’t available here: this is {version}.',
        },
        {
          origin: origins[note.origin],
          asked: quote(note.asked),
          version: note.version,
        },
      );
    case 'choice':
      return describeChoice(note);
    case 'text':
      return describeText(note);
    case 'notJson':
      return translate(
        {
          id: 'playground.link.notJson',
          message: "The {origin}'s {part} are not JSON, so they were left out.",
        },
        { origin: origins[note.origin], part: parts[note.part] },
      );
    case 'emptyFilter':
      return translate({
        id: 'playground.link.emptyFilter',
        message: "The link's AST filter is not readable: it has no text.",
      });
    case 'files':
      return translate({
        id: 'playground.link.files',
        message: 'The link’s files couldn’t be read, so they were left out.',
      });
    case 'filesLeftOut':
      return selectMessage(
        note.count,
        translate(
          {
            id: 'playground.link.filesLeftOut',
            message:
              '{count} of the link’s files was left out: there can be {most}, each with a name of its own.|{count} of the link’s files were left out: there can be {most}, each with a name of its own.',
          },
          { count: note.count, most: maxFiles },
        ),
      );
    case 'fileTwice':
      return translate(
        {
          id: 'playground.link.fileTwice',
          message: 'The link has a second file {name}, which was left out.',
        },
        { name: note.name },
      );
    case 'fileName':
      return translate(
        {
          id: 'playground.link.fileName',
          message: 'The link’s first file couldn’t have its name. {fault}',
        },
        { fault: describeFault(note.fault, note.name) },
      );
    case 'unreadableCopy':
      return translate({
        id: 'playground.link.unreadableCopy',
        message:
          'What this browser saved of your code is damaged: none of it could be read.',
      });
  }
}

function describeChoice({
  asked,
  origin,
  parameter,
}: Extract<LinkNote, { kind: 'choice' }>): string {
  const values = { origin: origins[origin], asked: quote(asked) };
  return parameter === 'fileType'
    ? translate(
        {
          id: 'playground.link.fileType',
          message:
            'The {origin} asks for a file type {asked}, which is not here.',
        },
        values,
      )
    : translate(
        {
          id: 'playground.link.sourceType',
          message:
            'The {origin} asks for a source type {asked}, which is not here.',
        },
        values,
      );
}

function describeText({
  fault,
  isPartial,
  origin,
  part,
}: Extract<LinkNote, { kind: 'text' }>): string {
  const values = { origin: origins[origin], part: parts[part] };
  switch (fault) {
    case 'damaged':
      return isPartial
        ? translate(
            {
              id: 'playground.link.damaged.partial',
              message:
                'The part of the {origin} for the {part} is damaged: here is as much as could be read.',
            },
            values,
          )
        : translate(
            {
              id: 'playground.link.damaged',
              message:
                'The part of the {origin} for the {part} is damaged: none of it could be read.',
            },
            values,
          );
    case 'too-long':
      // Of these, the beginning is always there.
      return translate(
        {
          id: 'playground.link.tooLong',
          message:
            'The part of the {origin} for the {part} is too long for the playground: here is as much as could be read.',
        },
        values,
      );
    case 'truncated':
      return isPartial
        ? translate(
            {
              id: 'playground.link.truncated.partial',
              message:
                'The part of the {origin} for the {part} was cut off: here is as much as could be read.',
            },
            values,
          )
        : translate(
            {
              id: 'playground.link.truncated',
              message:
                'The part of the {origin} for the {part} was cut off: none of it could be read.',
            },
            values,
          );
  }
}

function quote(text: string): string {
  return text.length > maxQuote ? `"${text.slice(0, maxQuote)}…"` : `"${text}"`;
}
