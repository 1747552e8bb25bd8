import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SearchResults } from '../engine/present';
import { findSearchDialog, searchDialogHtml } from '../opening/searchDialog';
import { SearchModal } from './SearchModal';

const search = vi.hoisted(() => vi.fn<() => Promise<SearchResults>>());

vi.mock('@docusaurus/Link', () => ({
  default: ({ to, ...rest }: { to: string }) => <a href={to} {...rest} />,
}));
vi.mock('@docusaurus/useDocusaurusContext', () => ({
  default: () => ({ siteConfig: {} }),
}));
vi.mock('../clients/searchClient', () => ({
  search,
  prepareSearch: vi.fn(),
  isHosted: false,
}));

const part = (text: string) => [{ text, marked: false }];

const found: SearchResults = {
  total: 12,
  pages: ['first', 'second'].map(name => ({
    url: `/rules/${name}`,
    kind: 'rules' as const,
    title: part(name),
    hits: [
      {
        url: `/rules/${name}`,
        heading: part(name),
        extract: part(`About ${name}`),
      },
      {
        url: `/rules/${name}#options`,
        heading: part('Options'),
        extract: part('It has some.'),
      },
    ],
  })),
};

let root: Root;
const followed = vi.fn<(href: string | null) => void>();

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  localStorage.clear();
  search.mockReset().mockResolvedValue(found);
  followed.mockReset();
  document.body.innerHTML = searchDialogHtml('/');
  document.body.onclick = event => {
    event.preventDefault();
    followed(
      (event.target as Element).closest('a')?.getAttribute('href') ?? '',
    );
  };
  await open();
});

afterEach(() => act(() => root.unmount()));

async function open(): Promise<void> {
  root = createRoot(document.createElement('div'));
  await act(async () => {
    root.render(<SearchModal {...findSearchDialog()} />);
    await Promise.resolve();
  });
}

async function type(query: string): Promise<void> {
  const { field } = findSearchDialog();
  await act(async () => {
    field.value = query;
    field.dispatchEvent(new Event('input'));
    await Promise.resolve();
  });
  field.focus();
}

function press(key: string): void {
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true }),
  );
}

function enter(): boolean {
  const { form } = findSearchDialog();
  return form.dispatchEvent(new SubmitEvent('submit', { cancelable: true }));
}

function focused(): string | null | undefined {
  return document.activeElement?.getAttribute('href');
}

test('Enter follows the first result, which is found before from then on', async () => {
  await type('any');
  expect(enter()).toBe(false);
  expect(followed).toHaveBeenCalledWith('/rules/first');
  await type('');
  expect(document.querySelector('nav')?.textContent).toContain('first');
  enter();
  expect(followed).toHaveBeenCalledTimes(2);
});

test('a section that answers comes before its page, and Enter follows it', async () => {
  const pages = found.pages.map(page => ({
    ...page,
    hits: page.hits.toReversed(),
  }));
  search.mockResolvedValue({ total: 2, pages });
  await type('any');
  enter();
  expect(followed).toHaveBeenCalledWith('/rules/first#options');
  press('ArrowDown');
  expect(focused()).toBe('/rules/first');
});

test('Enter opens the tool for a config that was pasted, and that is the marked link', async () => {
  const { field } = findSearchDialog();
  field.dataset.pasted = 'rules: {\n  eqeqeq: "error"\n}';
  await act(async () => {
    field.value = 'rules: { eqeqeq: "error" }';
    field.dispatchEvent(
      new InputEvent('input', { inputType: 'insertFromPaste' }),
    );
    await Promise.resolve();
  });
  const marked = [...document.querySelectorAll('[data-enter]')];
  expect(marked.map(({ textContent }) => textContent)).toEqual([
    '→Check this config3 lines that you pasted↵',
  ]);
  enter();
  expect(followed).toHaveBeenCalledWith('/config');
  await type('any');
  enter();
  expect(followed).toHaveBeenLastCalledWith('/rules/first');
});

test('Enter leads to the search page while there are no results of the query', async () => {
  search.mockReturnValue(new Promise(() => undefined));
  await type('any');
  expect(enter()).toBe(true);
  expect(followed).not.toHaveBeenCalled();
});

test('Enter does nothing as long as nothing is typed or was found before', () => {
  expect(enter()).toBe(false);
  expect(followed).not.toHaveBeenCalled();
});

test('the arrows lead through the results and back to the field, whose Enter follows the first', async () => {
  await type('any');
  const places = [
    'ArrowDown',
    'ArrowDown',
    'ArrowUp',
    'ArrowUp',
    'ArrowUp',
  ].map(key => {
    press(key);
    return focused();
  });
  expect(places).toEqual([
    '/rules/first#options',
    '/rules/second',
    '/rules/first#options',
    null,
    '/search?q=any',
  ]);
  press('x');
  expect(document.activeElement).toBe(findSearchDialog().field);
});

test('says how many pages were found, that there are none, or that there is no answer', async () => {
  await type('any');
  expect(document.querySelector('[role=status]')?.textContent).toBe(
    '12 pages found',
  );
  search.mockResolvedValue({ total: 0, pages: [] });
  await type('nothing');
  expect(document.querySelector('[role=alert]')?.textContent).toContain(
    'No results for “nothing”',
  );
  search.mockRejectedValue(new Error('offline'));
  await type('other');
  expect(document.querySelector('[role=alert]')?.textContent).toContain(
    'Unable to fetch results',
  );
});

test('other texts take the place of those that a browser has translated', async () => {
  await type('any');
  translate();
  const [page] = found.pages;
  search.mockResolvedValue({
    total: 1,
    pages: page
      ? [{ ...page, title: [{ text: 'fi', marked: true }, ...part('rst')] }]
      : [],
  });
  await type('fi');
  expect(hits()).toContain('Rulesfirst');
  translate();
  search.mockResolvedValue(found);
  await type('any');
  expect(hits()).not.toContain('«');
});

/** As browsers do it: in elements of their own. */
function translate(): void {
  for (const element of document.querySelectorAll('#search > div *')) {
    for (const node of element.childNodes) {
      if (node instanceof Text) {
        const font = document.createElement('font');
        node.replaceWith(font);
        font.append(`«${node.data}»`);
      }
    }
  }
}

function hits(): string | null | undefined {
  return document
    .querySelector('#search section')
    ?.textContent?.replace('≡', '');
}

test('closed, it leaves an empty field', async () => {
  await type('any');
  act(() => root.unmount());
  expect(findSearchDialog().field.value).toBe('');
  await open();
});

test('another query takes the place of one that finds nothing, and typing goes on', async () => {
  search.mockResolvedValue({ total: 0, pages: [] });
  await type('zzqqxx');
  search.mockResolvedValue(found);
  const button = document.querySelector<HTMLElement>('[role=alert] button');
  button?.focus();
  await act(async () => {
    button?.click();
    await Promise.resolve();
  });
  const { field } = findSearchDialog();
  expect(field.value).toBe(button?.textContent);
  // The button is gone with what it was in.
  expect(document.activeElement).toBe(field);
});
