import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import * as cheerio from 'cheerio';
import satori, { type Font } from 'satori';
import { openDiskCache } from '../../../plugins/diskCache';
import { projectFolder } from '../../run.mjs';
import { type BuiltPage, readPages } from '../pages';

/** Addresses as `plugins/hooks` gives them to pages: their paths, and the kind of page. */
const imagePath = /img\/share\/(\w+)\/.*\.png$/;

/** In pixels. With it, an image has at most 60 kB, which some networks ask for. */
const imageWidth = 920;

/** The typeface of headings, in a format that satori reads. */
const fontFolder = 'node_modules/@fontsource/recursive/files/';

/**
 * Draws the images that show pages where they are linked to: for each built page that names one.
 * An image takes a tenth of a second, so those that were drawn are kept.
 */
export async function writeShareImages(folder: URL): Promise<void> {
  const cache = openDiskCache(
    fileURLToPath(new URL('.cache/share-images/', projectFolder)),
  );
  const logo = await readFile(
    new URL('static/img/logo.svg', projectFolder),
    'utf8',
  );
  for (const page of await readPages(folder)) {
    const [path = '', kind = ''] = imagePath.exec(page.head.image) ?? [];
    const file = new URL(path, folder);
    if (path === '' || existsSync(file)) {
      continue;
    }
    const element = cardElement(readCard(page, kind), logo);
    const image = await cache.once(element, () => drawCard(element));
    await mkdir(new URL('.', file), { recursive: true });
    await writeFile(file, image);
  }
}

let fonts: Promise<Font[]> | undefined;

/** @returns a PNG */
export async function drawCard(element: Element): Promise<Buffer> {
  fonts ??= Promise.all([readFont(400), readFont(700)]);
  const svg = await satori(element as unknown as Parameters<typeof satori>[0], {
    ...cardSize,
    fonts: await fonts,
  });
  return new Resvg(svg, {
    fitTo: { mode: 'width', value: imageWidth },
    font: { loadSystemFonts: false },
  })
    .render()
    .asPng();
}

async function readFont(weight: 400 | 700): Promise<Font> {
  const file = `${fontFolder}recursive-latin-${String(weight)}-normal.woff`;
  return {
    name: 'Recursive',
    weight,
    data: await readFile(new URL(file, projectFolder)),
  };
}

/** In pixels, before it's scaled: the shape that chats and networks show whole. */
const cardSize = { width: 1200, height: 630 };

interface Card {
  kind: string;
  title: string;
  description: string;
  /** Of a rule, which also has a squiggle below its name, as below reported code; none for other pages. */
  facts: string[];
}

/** What pages are called, by the start of their paths in the folder of images. */
const kinds = {
  rules: 'ESLint rule for TypeScript',
  blog: 'Blog',
  docs: 'Guide',
};

/** Reads from a built page what its image is to say. */
export function readCard({ head, main }: BuiltPage, kind: string): Card {
  const content = cheerio.load(main);
  const isRule = kind === 'rules';
  const facts = content('ul[class^=facts_]')
    .first()
    .children('li')
    .toArray()
    .map(fact => content(fact).text().trim());
  const date = content('header time').first().text();
  return {
    kind: [kinds[kind as keyof typeof kinds], date].filter(Boolean).join(' · '),
    title: content('h1').first().text(),
    description: content('p[class^=lead_]').first().text() || head.description,
    facts: isRule ? facts : [],
  };
}

/** An element as satori takes it: React's, without React. */
interface Element {
  type: string;
  props: Record<string, unknown>;
}

/** As in the site's dark mode: `src/css/tokens.css`. */
const colors = {
  background: '#17141f',
  text: '#f4f1fa',
  muted: '#b9b1ca',
  accent: '#c4b5fd',
  squiggle: '#fcd34d',
};

/** The size of a title, so that it has two lines at most. */
function titleSize({ length }: string) {
  return length <= 22 ? 88 : length <= 40 ? 66 : 54;
}

/** @param logo an SVG */
export function cardElement(
  { description, facts, kind, title }: Card,
  logo: string,
): Element {
  return box({ ...cardSize, flexDirection: 'column', ...page }, [
    text(kind, { color: colors.accent, fontSize: 34 }),
    text(title, {
      fontFamily: 'Recursive',
      fontSize: titleSize(title),
      fontWeight: 700,
      lineHeight: 1.15,
      marginTop: 12,
    }),
    ...(facts.length > 0 ? [image(squiggle, { width: 480, height: 30 })] : []),
    text(description, {
      color: colors.muted,
      fontSize: 38,
      lineHeight: 1.35,
      marginTop: 24,
      display: 'block',
      lineClamp: 3,
    }),
    box({ flexGrow: 1 }, []),
    box({ alignItems: 'center', justifyContent: 'space-between' }, [
      box({ alignItems: 'center', flexShrink: 0 }, [
        image(logo, { width: 64, height: 64 }),
        text('typescript-eslint', {
          flexShrink: 0,
          fontSize: 36,
          marginLeft: 20,
          whiteSpace: 'nowrap',
        }),
      ]),
      text(facts.slice(0, 2).join(' · '), {
        color: colors.muted,
        fontSize: 28,
        maxWidth: 600,
        textAlign: 'right',
      }),
    ]),
  ]);
}

const page = {
  boxSizing: 'border-box',
  padding: '64px 72px 56px',
  background: colors.background,
  color: colors.text,
  fontFamily: 'Recursive',
};

const squiggle = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 30"><path fill="none" stroke="${colors.squiggle}" stroke-width="7" stroke-linecap="round" d="M4 15q15-18 30 0${'t30 0'.repeat(14)}"/></svg>`;

function box(style: Record<string, unknown>, children: Element[]): Element {
  return {
    type: 'div',
    props: { style: { display: 'flex', ...style }, children },
  };
}

function text(content: string, style: Record<string, unknown>): Element {
  return { type: 'div', props: { style, children: content } };
}

function image(svg: string, size: { width: number; height: number }): Element {
  const src = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  return { type: 'img', props: { src, ...size } };
}
