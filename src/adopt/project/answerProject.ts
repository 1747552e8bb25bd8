import { relative } from 'node:path';
import { explainFile, type FileVerdict } from './explainFile';
import { ParserModel } from './parserModel';
import {
  type Change,
  isPattern,
  type Outcome,
  projectFolder,
  stringsIn,
} from './projectLayout';
import { proposeChange } from './proposeChange';
import { type ProjectQuestion, readQuestion } from './readQuestion';

/** Whether ESLint has types for a file, and if not, why, and what it says then. */
export interface ProjectAnswer {
  file: string;
  /** In editors, and wherever programs are kept up to date. */
  outcome: Outcome;
  /** In single runs, where the parser makes each program once. */
  once: Outcome;
  /** One for each tsconfig that the parser asks. */
  verdicts: FileVerdict[];
  /** Why the ESLint config isn't taken into account. */
  refusal?: string;
  /** What else there is to say, in sentences with code between backticks. */
  notes: string[];
  /** What brings the file in, takes no other out, and leaves what is built as it is. */
  change?: Change;
  /** Set where a file of the same name with another extension would take its place. */
  rivals?: { files: string[]; change?: Change };
}

/** Answers for what a reader has filled in. */
export function answerProject(question: ProjectQuestion): ProjectAnswer {
  const layout = readQuestion(question);
  const parser = new ParserModel(layout);
  const { file } = layout;
  const { missing } = parser.ask(file);
  const verdicts = explainAll(parser);
  const outcome = parser.outcome(file, parser.way);
  const once = parser.outcome(file, parser.wayOnce);
  const { refusal } = question.config;
  const change =
    missing.length === 0 ? proposeChange(layout, verdicts) : undefined;
  return {
    file,
    outcome,
    once,
    verdicts,
    notes: notesOn(parser, outcome, once),
    ...(refusal !== undefined && { refusal }),
    ...(change && { change }),
    ...(outcome === 'types' && findRivals(parser)),
  };
}

function explainAll(parser: ParserModel): FileVerdict[] {
  return parser
    .ask(parser.layout.file)
    .asked.map(path =>
      explainFile(
        parser.tsconfig(path, parser.way),
        parser.tsconfig(path, parser.wayOnce),
      ),
    );
}

/** All that TypeScript reads: of files with one name, its patterns take the one whose extension comes first. */
const extensions = '.ts .tsx .d.ts .cts .d.cts .mts .d.mts .js .jsx .cjs .mjs';

/** Full paths of files that would take the place of one, if they were there, and what keeps both. */
function findRivals({
  layout,
  way,
}: ParserModel): Pick<ProjectAnswer, 'rivals'> {
  const { file } = layout;
  const base = file.replace(/(?:\.d)?\.\w+$/, '');
  const withFiles = (otherFiles: string[]): ParserModel =>
    new ParserModel({ ...layout, otherFiles });
  const files = extensions
    .split(' ')
    .map(extension => base + extension)
    .filter(
      each => each !== file && withFiles([each]).outcome(file, way) !== 'types',
    );
  if (files.length === 0) {
    return {};
  }
  const crowded = withFiles(files);
  const change = proposeChange(crowded.layout, explainAll(crowded));
  return { rivals: { files, ...(change && { change }) } };
}

function notesOn(
  parser: ParserModel,
  outcome: Outcome,
  once: Outcome,
): string[] {
  const { layout, service, wideGlob } = parser;
  const { file, parserOptions } = layout;
  const { asked, missing } = parser.ask(file);
  const nameOf = (path: string): string => relative(projectFolder, path);
  const packages = asked
    .flatMap(path => parser.tsconfig(path, parser.way).missingBases)
    .filter(name => !/^[./]/.test(name));
  return stringsIn([
    outcome === 'types' &&
      once !== 'types' &&
      `That’s true in editors. In single runs, it has no types: ${
        parserOptions?.allowAutomaticSingleRunInference === true
          ? 'on CI and when eslint is started in a terminal, since the config sets'
          : 'since version 8 by default, and before with'
      } \`allowAutomaticSingleRunInference\`.`,
    ...missing.map(
      path =>
        path.endsWith('.json') &&
        !isPattern(path) &&
        `The parser would read \`${nameOf(path)}\`, which isn’t here. If it exists, paste it after a line \`// ${nameOf(path)}\`.`,
    ),
    ...(layout.notes ?? []),
    Boolean(parserOptions?.projectService) &&
      'The parser knows `projectService` since version 8. Before, it does nothing: the name is `EXPERIMENTAL_useProjectService`.',
    Boolean(service && parserOptions?.project) &&
      'With the project service, `project` isn’t read.',
    outcome === 'wide-glob' &&
      `The parser refuses \`${String(wideGlob)}\` in \`allowDefaultProjectForFiles\`. Name single files, or patterns without \`**\`.`,
    outcome === 'default-project' &&
      'No `tsconfig.json` above the file has it, nor one that it refers to. Before version 8, the service lints such a file with the default project: TypeScript’s default options rather than yours, so that `strict` is off, and for at most 8 files. Since then, it refuses the file unless `allowDefaultProject` matches it.',
    outcome === 'no-program' &&
      missing.length === 0 &&
      'For this file, the config sets neither `project` nor the project service, so that the parser reads no tsconfig. That’s only a problem for rules that need types.',
    ...missing.map(path =>
      isPattern(path)
        ? `No pasted tsconfig matches \`${nameOf(path)}\`. The parser says nothing about that. Without any tsconfig, the file has no types, and rules that need them refuse it.`
        : !path.endsWith('.json') &&
          `\`project\` names files, not folders: \`${nameOf(path)}/tsconfig.json\`.`,
    ),
    packages.length > 0 &&
      `What ${packages.map(name => `\`${name}\``).join(' and ')} sets isn’t known here. Packages like that set compiler options. If it sets \`exclude\` or \`allowJs\`, the answer can be another.`,
    outcome === 'types' &&
      'If ESLint still has no types for it: the path has other capitals or a link in it, or the editor starts ESLint in another folder.',
  ]);
}
