/** Escape sequences of terminals: colors, links, cursors; also where the escape character itself was lost. */
const escapes =
  /[\u001b\u009b](?:\[[\d;?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?)|\u241b\[[\d;]*m|\[(?:\d{1,3};)*\d{1,3}m/g;

/** Times at the start of a line, as CI systems add them, in brackets or not. */
const timestamp =
  /^\s?\[?(?:\d{4}-\d\d-\d\d[T ])?\d{1,2}:\d\d:\d\d(?:[.,]\d+)?(?: ?[AP]M)?(?:Z|[+-]\d\d:?\d\d)?\]? ?/;

/** What GitHub writes before lines of its logs that it marks. */
const githubMark =
  /^##\[(?:error|warning|debug|group)\]|^(?:Error|Warning): (?= {2})/;

/**
 * Names of packages, tasks or containers before each line: `web:lint: ` (Turborepo), `apps/web lint: `
 * (pnpm), `[web] ` (concurrently), `@scope/web: ` (Lerna), `lint_1  | ` (Docker Compose).
 */
const taskPrefix =
  /^(?:@?[\w./-]+(?:[:#][\w:./-]+)?(?: \w[\w:-]*)?: (?!line \d|Parsing error|error|warning)|\[[@\w:./ -]+\] ?|[\w.-]+ +\| ?)/;

/**
 * Takes from a line what didn't come from ESLint: colors, times, names of tasks. The spaces at its start,
 * which say what belongs to which file, stay.
 */
export function cleanLine(line: string): string {
  const text = line
    .replace(/\r$/, '')
    .replaceAll(escapes, '')
    .replace(/^\uFEFF/, '')
    .replace(timestamp, '');
  const unmarked = text.replace(githubMark, '');
  const plain = unmarked.replace(taskPrefix, '');
  // A path of Windows looks like a task: `C:\app`. So does the message of a formatter that puts the file first.
  return keepsPlace(unmarked) ? unmarked : plain;
}

/** Whether a line begins with a file, as in `compact` and `unix`, or with an annotation. */
function keepsPlace(line: string): boolean {
  return (
    /^::(?:error|warning)\b/.test(line) ||
    /^[^\s:][^:]*\.\w+(?::\d+:\d+: |: line \d+, col)/.test(line) ||
    /^[A-Za-z]:[\\/]/.test(line)
  );
}
