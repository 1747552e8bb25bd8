import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { announcementBar } from '../../siteConfig/frame';

type Colors = Record<string, string>;

const styles = ['tokens', 'highlight']
  .map(name => readFileSync(`${import.meta.dirname}/${name}.css`, 'utf8'))
  .join('\n');
const light = colorsOf(/:root \{(.*?)\n\}/gs);
const modes: [string, Colors][] = [
  ['light', light],
  [
    'dark',
    { ...light, ...colorsOf(/\[data-theme='dark'\] \{(.*?)\n {2}\}/gs) },
  ],
];

const backgrounds = ['background', 'surface', 'raised', 'accent-tint'].map(
  name => `--site-${name}`,
);
const severities = ['error', 'warning', 'success', 'info'];
const tokens = Object.keys(light).filter(name => name.startsWith('--hl-'));

/** Text and what it is on: at least 4.5:1 by WCAG 2.2. */
const texts = [
  ...[
    'text',
    'text-strong',
    'text-soft',
    'text-muted',
    'accent',
    'accent-strong',
  ]
    .map(name => `--site-${name}`)
    .flatMap(text => backgrounds.map(background => [text, background])),
  ['--site-on-accent', '--site-accent'],
  ['--site-on-accent', '--site-accent-strong'],
  ...severities.flatMap(name => [
    [`--site-${name}`, `--site-${name}-tint`],
    [`--site-${name}`, '--site-background'],
    [`--site-${name}`, '--site-surface'],
    ['--site-text', `--site-${name}-tint`],
    ['--site-text-muted', `--site-${name}-tint`],
    ['--site-accent', `--site-${name}-tint`],
  ]),
  // Code is in blocks, in reports, and under the pointer.
  ...tokens.flatMap(token =>
    ['background', 'surface', 'error-tint'].map(name => [
      token,
      `--site-${name}`,
    ]),
  ),
] as [string, string][];

/** What shows where a control is: at least 3:1. */
const outlines = backgrounds
  .slice(0, 2)
  .map((background): [string, string] => ['--site-control-border', background]);

describe.each(modes)('in %s mode', (_mode, colors) => {
  const below = (pairs: readonly [string, string][], least: number) =>
    pairs
      .map(([front, back]) => ({
        colors: `${front} on ${back}`,
        contrast: contrast(colors[front], colors[back]),
      }))
      .filter(pair => pair.contrast < least);

  it('has text that can be read', () => expect(below(texts, 4.5)).toEqual([]));

  it('has outlines that can be seen', () =>
    expect(below(outlines, 3)).toEqual([]));
});

it('finds the colors of both modes', () => {
  expect(tokens.length).toBeGreaterThan(5);
  expect(modes[1]?.[1]['--site-text']).not.toBe(light['--site-text']);
});

it('has an announcement that can be read', () => {
  const bar = announcementBar('/');
  expect(contrast(bar?.textColor, bar?.backgroundColor)).toBeGreaterThan(4.5);
});

/** @param block finds the declarations of a mode */
function colorsOf(block: RegExp): Colors {
  return Object.fromEntries(
    [...styles.matchAll(block)].flatMap(([, declarations = '']) =>
      [...declarations.matchAll(/(--[\w-]+): (#[\da-f]+);/g)].map(
        ([, name = '', value = '']) => [name, value] as const,
      ),
    ),
  );
}

/** The contrast of two colors as WCAG 2.2 defines it, from 1 to 21. */
function contrast(a = '', b = ''): number {
  const [lower = 0, higher = 0] = [luminance(a), luminance(b)].sort(
    (x, y) => x - y,
  );
  return (higher + 0.05) / (lower + 0.05);
}

/** Relative luminance as WCAG 2.2 defines it. @param color in three or six hexadecimal digits */
function luminance(color: string): number {
  const digits = /^#(?:[\da-f]{3}){1,2}$/.test(color)
    ? color.slice(1)
    : undefined;
  if (digits === undefined) {
    throw new Error(`"${color}" is no color in hexadecimal digits.`);
  }
  const channels = (
    digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits
  ).match(/../g);
  const [red = 0, green = 0, blue = 0] = (channels ?? []).map(channel => {
    const value = Number.parseInt(channel, 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
