/** How much a type is wanted, from 10 (all the way) to 1, as it is written after the type. */
const weights = Array.from({ length: 10 }, (_, index) =>
  index === 0
    ? String.raw`(?:;\s*q=1(?:\.0*)?)?`
    : String.raw`;\s*q=0?\.${String(10 - index)}\d*`,
);

/** Browsers take these for a page. */
const page = String.raw`(?:text/html|text/\*|\*/\*)`;

/**
 * Patterns for what an `Accept` header says, one for each weight: of a client that wants Markdown, and a page
 * less than that, or named after it. They are what nginx and Vercel can do, so every server decides alike;
 * in weights, the second decimal doesn't count.
 */
export const markdownFirst = weights.map((weight, index) => {
  const markdown = range('text/markdown', weight);
  const higher = weights.slice(0, index);
  return [
    `^(?=.*${markdown})`,
    higher.length > 0 ? `(?!.*${range(page, `(?:${higher.join('|')})`)})` : '',
    `(?!.*${range('text/html', weight)}.*${markdown})`,
  ].join('');
});

/** The longest header that is looked at. Clients send a tenth of it. */
const longest = 1000;

const pattern = new RegExp(markdownFirst.join('|'), 'i');

/** Whether a client wants Markdown rather than a page, by its `Accept` header. Browsers never do. */
export function wantsMarkdown(accept = ''): boolean {
  return accept.length <= longest && pattern.test(accept);
}

/** Both are patterns. */
function range(type: string, weight: string) {
  return String.raw`(?<![^,\s])${type}\s*(?:;(?!\s*q=)[^,;]*)*${weight}\s*(?![^,])`;
}
