import { join } from 'node:path';
import { lint } from 'markdownlint/promise';
import markdown from '../../.markdownlint-cli2.mjs';
import type { Problem } from '../../plugins/examples/formatProblems';

/** Checks the spelling of a page, its Markdown, and its wording, as `npm run lint` does for all. */
export async function checkText(
  siteDir: string,
  path: string,
): Promise<Problem[]> {
  return [
    ...(await checkSpelling(siteDir, path)),
    ...(await checkMarkdown(join(siteDir, path))),
  ];
}

async function checkSpelling(
  siteDir: string,
  path: string,
): Promise<Problem[]> {
  // What CommonJS would load has no linter.
  const { lint: spell } = await import('cspell');
  const problems: Problem[] = [];
  await spell(
    [path],
    { root: siteDir, cache: false, showSuggestions: true },
    {
      issue: ({ row = 1, text, suggestions = [] }) => {
        const ideas = suggestions.slice(0, 3).join(', ');
        problems.push({
          line: row,
          message: `"${text}" isn't in the dictionary. ${ideas && `Did you mean: ${ideas}? `}If it is right, add it to scripts/prose/words.txt.`,
        });
      },
    },
  );
  return problems;
}

async function checkMarkdown(filePath: string): Promise<Problem[]> {
  const { customRules, config } = markdown;
  const results = await lint({ files: [filePath], customRules, config });
  return Object.values(results)
    .flat()
    .map(({ lineNumber, ruleNames, ruleDescription, ...error }) => {
      const { errorDetail, errorContext } = error;
      const details = [errorDetail, errorContext]
        .filter(Boolean)
        .join(', in: ');
      return {
        line: lineNumber,
        message: `${ruleDescription}${details && `: ${details}`} (${ruleNames.join('/')})`,
      };
    });
}
