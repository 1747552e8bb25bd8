import { tools } from './tools';
import { carried } from './useToolState';

const readers = [
  {
    label: 'Read this report',
    path: tools.adopt.path,
    field: 'report',
    // Lines of ESLint's formatters, or their JSON.
    pattern:
      /^\s*\d+:\d+\s+(?:error|warning)\s|:\d+:\d+:? .*\b(?:error|warning)\b|^::(?:error|warning)\b|"(?:errorCount|messages)"\s*:/im,
  },
  {
    label: 'Check this config',
    path: tools.check.path,
    field: 'config',
    // Settings of a config, or how one begins.
    pattern:
      /["']?\b(?:extends|rules|plugins|parserOptions|overrides|languageOptions)["']?\s*:|tseslint\.config\(|\bexport default\b|\bmodule\.exports\b/,
  },
] as const;

/** Which tool can read a text of several lines that was pasted elsewhere; `undefined` for any other text. */
export function pastedTool(text: string) {
  return text.trim().includes('\n') ? toolFor(text) : undefined;
}

/** Which tool can read a text, and what takes it along to it; `undefined` for neither a report nor a config. */
export function toolFor(text: string) {
  const reader = readers.find(({ pattern }) => pattern.test(text));
  return (
    reader && {
      ...reader,
      carry: () => {
        carried[reader.field] = text;
      },
    }
  );
}
