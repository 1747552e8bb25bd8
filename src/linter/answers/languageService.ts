import type ts from 'typescript';
import { resolveProjectPath } from '../filePaths';
import type { Completion, Hover, SignatureHelp, TypeQuery } from '../protocol';
import type { OpenedFile, ProjectFile } from '../types';
import { shorten } from './treeEntries';

type Range = [start: number, end: number];

/** The completions at an offset. */
export function getCompletions(
  { filePath, languageService }: OpenedFile,
  offset: number,
): Completion[] {
  const completions = languageService.getCompletionsAtPosition(
    filePath,
    offset,
    {
      includeCompletionsWithInsertText: true,
      includeCompletionsWithSnippetText: false,
    },
  );
  return (completions?.entries ?? []).map(
    ({ insertText, kind, name, replacementSpan, sortText }) => ({
      name,
      kind,
      sortText,
      ...(insertText !== undefined && { insertText }),
      ...(replacementSpan && { range: rangeOf(replacementSpan) }),
    }),
  );
}

/** A completion's declaration and documentation. */
export function describeCompletion(
  { filePath, languageService }: OpenedFile,
  offset: number,
  name: string,
): Hover | null {
  const details = languageService.getCompletionEntryDetails(
    filePath,
    offset,
    name,
    undefined,
    undefined,
    undefined,
    undefined,
  );
  return details ? hoverOf([offset, offset], details) : null;
}

/** The type and documentation of what is at an offset. */
export function getHover(
  { filePath, languageService }: OpenedFile,
  offset: number,
): Hover | null {
  const info = languageService.getQuickInfoAtPosition(filePath, offset);
  return info ? hoverOf(rangeOf(info.textSpan), info) : null;
}

function hoverOf(
  range: Range,
  {
    displayParts,
    documentation,
    tags,
  }: Pick<ts.QuickInfo, 'displayParts' | 'documentation' | 'tags'>,
): Hover {
  return {
    range,
    declaration: join(displayParts),
    text: describe(documentation, tags),
  };
}

/** Parameters of the call around an offset. */
export function getSignatureHelp(
  { filePath, languageService }: OpenedFile,
  offset: number,
): SignatureHelp | null {
  const help = languageService.getSignatureHelpItems(
    filePath,
    offset,
    undefined,
  );
  return help
    ? {
        signatures: help.items.map(describeSignature),
        activeSignature: help.selectedItemIndex,
        activeParameter: help.argumentIndex,
      }
    : null;
}

/** The files whose imports change when a file gets another name, with the code that they then have. */
export function getFilesAfterRename(
  { languageService }: OpenedFile,
  files: readonly ProjectFile[],
  name: string,
  newName: string,
): ProjectFile[] {
  const changes = languageService.getEditsForFileRename(
    resolveProjectPath(name),
    resolveProjectPath(newName),
    {},
    undefined,
  );
  return changes.flatMap(({ fileName, textChanges }) => {
    const file = files.find(each => resolveProjectPath(each.name) === fileName);
    return file
      ? {
          name: file.name,
          code: textChanges.reduceRight(
            (code, { newText, span: { length, start } }) =>
              code.slice(0, start) + newText + code.slice(start + length),
            file.code,
          ),
        }
      : [];
  });
}

function describeSignature(
  item: ts.SignatureHelpItem,
): SignatureHelp['signatures'][number] {
  const separator = join(item.separatorDisplayParts);
  let label = join(item.prefixDisplayParts);
  const parameters = item.parameters.map((parameter, index) => {
    label += index > 0 ? separator : '';
    const start = label.length;
    label += join(parameter.displayParts);
    return {
      label: [start, label.length] satisfies Range as Range,
      documentation: join(parameter.documentation),
    };
  });
  label += join(item.suffixDisplayParts);
  return {
    label,
    parameters,
    documentation: describe(item.documentation, item.tags),
  };
}

function describe(
  text: ts.SymbolDisplayPart[] | undefined,
  tags: ts.JSDocTagInfo[] = [],
): string {
  return [
    join(text),
    ...tags.map(({ name, text: tagText }) =>
      `@${name} ${join(tagText)}`.trim(),
    ),
  ]
    .filter(part => part !== '')
    .join('\n\n');
}

function join(parts: ts.SymbolDisplayPart[] = []): string {
  return parts.map(({ text }) => text).join('');
}

function rangeOf({ length, start }: ts.TextSpan): Range {
  return [start, start + length];
}

/** A comment that asks for a type, alone on its line, in the reference playground's notation. What is in a template looks the same. */
const queries = /^([ \t]*\/\/[ \t]*)\^\?[ \t]*$/gm;

/** Long types are cut: they stand at the end of a line. */
const maxLength = 500;

/** So many are answered; a text of nothing but such comments must not keep the linter busy. */
const maxQueries = 200;

/** Answers each `// ^?` with the type of what is above its `^`. @param open opens the code, which costs something */
export function answerTypeQueries(
  code: string,
  open: () => OpenedFile,
): TypeQuery[] {
  const found = [...code.matchAll(queries)].slice(0, maxQueries);
  if (found.length === 0) {
    return [];
  }
  const file = open();
  const starts =
    file.languageService
      .getProgram()
      ?.getSourceFile(file.filePath)
      ?.getLineStarts() ?? [];
  return found.flatMap(match => {
    const target = codeAbove(code, starts, match.index, match[1]?.length ?? 0);
    const hover = target && getHover(file, target.offset);
    return hover
      ? [
          {
            end: match.index + match[0].length,
            line: target.line,
            text: shorten(hover.declaration.replace(/\s+/g, ' '), maxLength),
          },
        ]
      : [];
  });
}

/** Several comments below each other are about the same line. */
function codeAbove(
  code: string,
  starts: readonly number[],
  query: number,
  column: number,
): { line: number; offset: number } | undefined {
  const line = starts.findLastIndex(
    (start, index) =>
      start < query && !/^\s*\/\//.test(code.slice(start, starts[index + 1])),
  );
  const start = starts[line] ?? 0;
  return line >= 0 &&
    column < code.slice(start, starts[line + 1]).trimEnd().length
    ? { line: line + 1, offset: start + column }
    : undefined;
}
