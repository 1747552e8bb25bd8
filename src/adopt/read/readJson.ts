import { completeJson } from './completeJson';
import type { Report } from './report';

/** How ESLint's JSON begins, whatever is printed before it. Spaces are there if it was formatted. */
const jsonStart = /\[\s*\{\s*"filePath"\s*:/;

/** What a text has as ESLint's JSON. */
export interface JsonReading {
  reports: Report[];
  sources: Map<string, string>;
  isCutOff: boolean;
  /** The text around the JSON, in which there may be more. */
  rest: string;
}

/** Reads the first result in ESLint's JSON format; `undefined` where there is none. */
export function readJson(text: string): JsonReading | undefined {
  const start = jsonStart.exec(text)?.index;
  const complete =
    start === undefined ? undefined : completeJson(text.slice(start));
  const results = complete && parse(complete.json);
  if (start === undefined || complete === undefined || results === undefined) {
    return undefined;
  }
  const sources = new Map<string, string>();
  const reports = results.flatMap(result => readResult(result, sources));
  return {
    reports,
    sources,
    isCutOff: complete.isCutOff,
    rest:
      text.slice(0, start) +
      (complete.isCutOff ? '' : text.slice(start + complete.json.length)),
  };
}

function parse(json: string): unknown[] | undefined {
  try {
    const results: unknown = JSON.parse(json);
    return Array.isArray(results) ? results : undefined;
  } catch {
    return undefined;
  }
}

function readResult(result: unknown, sources: Map<string, string>): Report[] {
  const { filePath, messages, source } = asObject(result);
  if (typeof filePath !== 'string' || !Array.isArray(messages)) {
    return [];
  }
  const file = filePath.replaceAll('\\', '/');
  if (typeof source === 'string') {
    sources.set(file, source);
  }
  return messages.map((message): Report => {
    const {
      ruleId,
      severity,
      line,
      column,
      message: text,
      fix,
    } = asObject(message);
    return {
      file,
      line: typeof line === 'number' ? line : 0,
      column: typeof column === 'number' ? column : 0,
      severity: severity === 1 ? 'warning' : 'error',
      ruleId: typeof ruleId === 'string' ? ruleId : undefined,
      message: typeof text === 'string' ? text : '',
      isFixable: fix !== undefined && fix !== null,
    };
  });
}

function asObject(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null
    ? (value as Record<string, unknown>)
    : {};
}
