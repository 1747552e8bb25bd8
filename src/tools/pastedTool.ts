import { carried } from './toolLink';
import { tools } from './tools';

/** A tool that a pasted text is for. */
interface PastedTool {
  label: string;
  path: string;
  /** Takes the text along to it. */
  carry: () => void;
}

/** Lines of ESLint's formatters, or their JSON. */
const report =
  /^\s*\d+:\d+\s+(?:error|warning)\s|:\d+:\d+:? .*\b(?:error|warning)\b|^::(?:error|warning)\b|"(?:errorCount|messages)"\s*:/im;

/** Settings of a config, or how one begins. */
const config =
  /["']?\b(?:extends|rules|plugins|parserOptions|overrides|languageOptions)["']?\s*:|tseslint\.config\(|\bexport default\b|\bmodule\.exports\b/;

/** Which tool can read a text of several lines that was pasted elsewhere; `undefined` for any other text. */
export function pastedTool(text: string): PastedTool | undefined {
  return text.trim().includes('\n') ? toolFor(text) : undefined;
}

/** Which tool can read a text; `undefined` for one that is neither a report nor a config. */
export function toolFor(text: string): PastedTool | undefined {
  if (report.test(text)) {
    return {
      label: 'Read this report',
      path: tools.adopt.path,
      carry() {
        carried.report = text;
      },
    };
  }
  return config.test(text)
    ? {
        label: 'Check this config',
        path: tools.check.path,
        carry() {
          carried.config = text;
        },
      }
    : undefined;
}
