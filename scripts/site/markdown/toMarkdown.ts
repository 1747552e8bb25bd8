import * as cheerio from 'cheerio';
import type { Element } from 'hast';
import type { State } from 'hast-util-to-mdast';
import type { Code, Root as MarkdownRoot } from 'mdast';
import rehypeRaw from 'rehype-raw';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';

const converter = unified()
  .use(rehypeRaw)
  .use(rehypeRemark, { handlers: { pre: toCode } })
  .use(remarkGfm)
  .use(remarkStringify, { bullet: '-', emphasis: '_', rule: '-' })
  .freeze();

/**
 * Writes what a built page says as Markdown, with all links in full.
 *
 * @param html of the page's `main` element
 * @param address of the page, in full
 * @returns nothing if the page is no text
 */
export function toMarkdown(html: string, address: string): string | undefined {
  const value = prepareHtml(html, address);
  return value === undefined
    ? undefined
    : converter.stringify(
        converter.runSync({
          type: 'root',
          children: [{ type: 'raw', value }],
        }) as unknown as MarkdownRoot,
      );
}

/** A code block as `prepareHtml` leaves it. */
function toCode(state: State, node: Element): Code {
  const { dataLanguage, dataTitle } = node.properties;
  const value = node.children
    .map(child => (child.type === 'text' ? child.value : ''))
    .join('');
  const code: Code = {
    type: 'code',
    lang: String(dataLanguage ?? '') || null,
    meta: dataTitle ? `title="${String(dataTitle)}"` : null,
    value,
  };
  state.patch(node, code);
  return code;
}

/** Makes elements, and finds them in any page. */
const $ = cheerio.load('', null, false);

type Selection = ReturnType<typeof $>;

/** What readers use, and what leads elsewhere on the site: not what a page says. */
const controls = [
  'button',
  'form',
  'input',
  'nav',
  'script',
  'style',
  'svg',
  'template',
  '.hash-link',
  '.theme-doc-toc-mobile',
  '.theme-doc-footer',
  '.theme-blog-footer-edit-meta-row',
  '[aria-hidden=true]',
  '[role=radiogroup]',
  // An address of its own
  'a:empty',
  // What stands between an example's code and its links, for those who listen.
  '[data-report] [class*=spoken]',
].join();

/**
 * Takes what a page says out of its HTML, in elements that Markdown has too: what the site shows in
 * its own ways (reports on examples, config formats to choose from, folds, facts) becomes headings of
 * one line, lists, and code.
 *
 * @returns nothing if the page has no `main` element with a heading
 */
function prepareHtml(html: string, address: string): string | undefined {
  // React puts a comment between two pieces of text.
  const page = cheerio.load(html.replaceAll(/<!--.*?-->/gs, ''), null, false);
  const main = page('main').first();
  if (main.find('h1').length === 0) {
    return undefined;
  }
  main.find(controls).remove();
  main.find('figure').each((_, figure) => simplifyFigure($(figure)));
  simplifyOtherCode(main);
  main.find('details').each((_, details) => simplifyFold($(details)));
  main.find('[data-label]').each((_, choice) => {
    $(choice).prepend(label($(choice).attr('data-label') ?? ''));
  });
  main.find('dl').each((_, list) => simplifyFacts($(list)));
  // What styles keep apart
  main.find('del, ins, time + *, a + span, [rel=tag] > span').before(' ');
  // A cell has one line.
  main.find('td li:not(:last-child)').append('; ');
  main.find('td :is(ul, ol, li)').each((_, list) => {
    $(list).replaceWith($(list).contents());
  });
  for (const name of ['href', 'src']) {
    main.find(`[${name}]`).each((_, element) => {
      const value = $(element).attr(name) ?? '';
      if (URL.canParse(value, address)) {
        $(element).attr(name, new URL(value, address).href);
      }
    });
  }
  return main.html() ?? undefined;
}

function replace(old: Selection, ...parts: Selection[]) {
  old.before(...parts).remove();
}

/** A line in bold, for what has a label and no heading. */
function label(text: string) {
  return $('<p>').append($('<strong>').text(text.trim()));
}

/** Code with its title, or an example with its verdict and its reports. */
function simplifyFigure(figure: Selection) {
  const [block, ...others] = figure
    .find('pre')
    .toArray()
    .map(pre => codeBlock($(pre).text()));
  if (!block) {
    return;
  }
  const caption = figure.children('figcaption');
  const link = caption.find('a[data-rule]');
  const isExample = link.length > 0;
  const language =
    /language-(\w+)/.exec(figure.find('pre').attr('class') ?? '')?.[1] ??
    /[?#&]fileType=\.?(\w+)/.exec(link.attr('href') ?? '')?.[1] ??
    (isExample ? 'ts' : '');
  link.remove();
  const title = caption.text().trim();
  block.attr('data-language', language);
  replace(
    figure,
    ...(isExample
      ? [label(title), block, ...reportsIn(figure)]
      : [block.attr('data-title', title), ...others]),
  );
}

function codeBlock(code: string) {
  return $('<pre data-language="">').text(code.replace(/\n$/, ''));
}

/** Code that is no example of a page: that of the home page, with its reports. */
function simplifyOtherCode(main: Selection) {
  main.find('ol:has([data-report])').each((_, list) => {
    replace($(list), ...reportsIn($(list)));
  });
  main.find('pre:not([data-language])').each((_, block) => {
    $(block).text($(block).text());
  });
  // Its address is the whole code.
  main.find('a[href*="/play#"]').remove();
}

/** All that is reported in a part of a page, as a list, if there is any. */
function reportsIn(part: Selection): Selection[] {
  const reports = part.find('[data-report]').toArray();
  const items = reports.map(report => reportItem($(report)));
  return items.length > 0 ? [$('<ul>').append(...items)] : [];
}

function reportItem(report: Selection) {
  const links = report
    .find('a')
    .toArray()
    .map(link => ({ href: $(link).attr('href'), text: $(link).text() }));
  const places = links
    .map(({ text }) => text)
    .filter(text => /^\d+:\d+$/.test(text));
  const names = links
    .filter(
      ({ href = '' }) => href.startsWith('#message-') || !href.startsWith('#'),
    )
    .map(({ text }) => text);
  const item = $('<li>').append(
    text(`Line ${places.join(', ')}: `),
    report.children('p').contents(),
  );
  for (const name of names) {
    item.append(' (', $('<code>').text(name), ')');
  }
  for (const offer of report.find('[data-proposal]').toArray()) {
    item.append(text(offerOf($(offer))));
  }
  return item;
}

/** What is put into a page as it is, whatever HTML is in it. */
function text(content: string) {
  return $('<span>').text(content);
}

function offerOf(proposal: Selection) {
  const summary = proposal.children('summary').text().trim();
  const message = proposal.children('p').contents().first().text().trim();
  return summary === 'Fix'
    ? ' Has a fix.'
    : ` Suggestion: ${message === '' ? summary : message}`;
}

function simplifyFold(details: Selection) {
  const summary = details.children('summary');
  // Some go on with what is in them.
  const title = summary.children('b').text() || summary.text();
  summary.remove();
  replace(details, label(title), details.contents());
}

/** Names and values as a list. A name may have several. */
function simplifyFacts(list: Selection) {
  const items = list
    .find('dt')
    .toArray()
    .map(term => {
      const item = $('<li>').append(
        $('<strong>').text($(term).text().trim()),
        ': ',
      );
      for (const value of $(term).nextUntil('dt', 'dd').toArray()) {
        const code = $(value).children('code');
        item.append(
          ...(code.length > 0 && code.text().includes('\n')
            ? [$('<pre>').text(code.text())]
            : [$(value).contents(), ' ']),
        );
      }
      return item;
    });
  replace(list, $('<ul>').append(...items));
}
