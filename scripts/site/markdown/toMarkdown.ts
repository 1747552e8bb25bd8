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

type Page = cheerio.CheerioAPI;
type Selection = ReturnType<Page>;

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
  main.find('figure').each((_, figure) => simplifyFigure(page, page(figure)));
  simplifyOtherCode(page, main);
  main.find('details').each((_, details) => simplifyFold(page, page(details)));
  main.find('[data-label]').each((_, choice) => {
    page(choice).prepend(label(page, page(choice).attr('data-label') ?? ''));
  });
  main.find('dl').each((_, list) => simplifyFacts(page, page(list)));
  // What styles keep apart
  main.find('del, ins, time + *, a + span, [rel=tag] > span').before(' ');
  // A cell has one line.
  main.find('td li:not(:last-child)').append('; ');
  main.find('td :is(ul, ol, li)').each((_, list) => {
    page(list).replaceWith(page(list).contents());
  });
  for (const name of ['href', 'src']) {
    main.find(`[${name}]`).each((_, element) => {
      const value = page(element).attr(name) ?? '';
      if (URL.canParse(value, address)) {
        page(element).attr(name, new URL(value, address).href);
      }
    });
  }
  return main.html() ?? undefined;
}

function replace(old: Selection, ...parts: Selection[]) {
  old.before(...parts).remove();
}

/** A line in bold, for what has a label and no heading. */
function label(page: Page, text: string) {
  return page('<p>').append(page('<strong>').text(text.trim()));
}

/** Code with its title, or an example with its verdict and its reports. */
function simplifyFigure(page: Page, figure: Selection) {
  const code = figure.find('pre').first();
  if (code.length === 0) {
    return;
  }
  const caption = figure.children('figcaption');
  const link = caption.find('a[data-rule]');
  const isExample = link.length > 0;
  const language =
    /language-(\w+)/.exec(code.attr('class') ?? '')?.[1] ??
    /[?#&]fileType=\.?(\w+)/.exec(link.attr('href') ?? '')?.[1] ??
    (isExample ? 'ts' : '');
  link.remove();
  const title = caption.text().trim();
  const block = page('<pre>')
    .attr('data-language', language)
    .text(code.text().replace(/\n$/, ''));
  if (!isExample) {
    block.attr('data-title', title);
    replace(
      figure,
      block,
      ...figure
        .find('pre')
        .slice(1)
        .toArray()
        .map(pre =>
          page('<pre>').attr('data-language', '').text(page(pre).text()),
        ),
    );
    return;
  }
  const reports = figure
    .find('[data-report]')
    .toArray()
    .map(report => reportItem(page, page(report)));
  replace(
    figure,
    label(page, title),
    block,
    ...(reports.length > 0 ? [page('<ul>').append(...reports)] : []),
  );
}

/** Code that is no example of a page: that of the home page, with its reports. */
function simplifyOtherCode(page: Page, main: Selection) {
  main.find('ol:has([data-report])').each((_, list) => {
    const reports = page(list).find('[data-report]').toArray();
    replace(
      page(list),
      page('<ul>').append(
        ...reports.map(report => reportItem(page, page(report))),
      ),
    );
  });
  main.find('pre:not([data-language])').each((_, block) => {
    page(block).text(page(block).text());
  });
  // Its address is the whole code.
  main.find('a[href*="/play#"]').remove();
}

function reportItem(page: Page, report: Selection) {
  const links = report
    .find('a')
    .toArray()
    .map(link => ({ href: page(link).attr('href'), text: page(link).text() }));
  const places = links
    .map(({ text }) => text)
    .filter(text => /^\d+:\d+$/.test(text));
  const names = links
    .filter(
      ({ href = '' }) => href.startsWith('#message-') || !href.startsWith('#'),
    )
    .map(({ text }) => text);
  const item = page('<li>').append(
    text(page, `Line ${places.join(', ')}: `),
    report.children('p').contents(),
  );
  for (const name of names) {
    item.append(' (', page('<code>').text(name), ')');
  }
  for (const offer of report.find('[data-proposal]').toArray()) {
    item.append(text(page, offerOf(page(offer))));
  }
  return item;
}

/** What is put into a page as it is, whatever HTML is in it. */
function text(page: Page, content: string) {
  return page('<span>').text(content);
}

function offerOf(proposal: Selection) {
  const summary = proposal.children('summary').text().trim();
  const message = proposal.children('p').contents().first().text().trim();
  return summary === 'Fix'
    ? ' Has a fix.'
    : ` Suggestion: ${message === '' ? summary : message}`;
}

function simplifyFold(page: Page, details: Selection) {
  const summary = details.children('summary');
  // Some go on with what is in them.
  const title = summary.children('b').text() || summary.text();
  summary.remove();
  replace(details, label(page, title), details.contents());
}

/** Names and values as a list. A name may have several. */
function simplifyFacts(page: Page, list: Selection) {
  const items = list
    .find('dt')
    .toArray()
    .map(term => {
      const item = page('<li>').append(
        page('<strong>').text(page(term).text().trim()),
        ': ',
      );
      for (const value of page(term).nextUntil('dt', 'dd').toArray()) {
        const code = page(value).children('code');
        item.append(
          ...(code.length > 0 && code.text().includes('\n')
            ? [page('<pre>').text(code.text())]
            : [page(value).contents(), ' ']),
        );
      }
      return item;
    });
  replace(list, page('<ul>').append(...items));
}
