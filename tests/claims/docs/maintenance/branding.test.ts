import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as utils from '@typescript-eslint/utils';
import * as tseslint from 'typescript-eslint';
import { expect } from 'vitest';
import { describeClaims } from '../../../../scripts/claims/describeClaims';

const images = join(import.meta.dirname, '../../../../static/img');

const tokens = join(import.meta.dirname, '../../../../src/css/tokens.css');

/** The size that a PNG file states in its header. */
function sizeOf(file: string): string {
  const bytes = readFileSync(join(images, file));
  return `${String(bytes.readUInt32BE(16))} × ${String(bytes.readUInt32BE(20))}`;
}

function channels(color: string): number[] {
  return [1, 3, 5].map(at => Number.parseInt(color.slice(at, at + 2), 16));
}

describeClaims('docs/maintenance/branding.mdx', {
  'In code, tseslint is the usual name of the default import, and TSESLint is a namespace of @typescript-eslint/utils.':
    () => {
      expect(tseslint.default).toHaveProperty('config');
      expect(utils.TSESLint).toHaveProperty('RuleTester');
      expect(tseslint.default).not.toHaveProperty('RuleTester');
    },
  "The project's color is #2656c7. It's between those of the two projects it connects:":
    () => {
      const [eslint, own, typescript] = ['#4b32c3', '#2656c7', '#007acc'].map(
        channels,
      );
      own?.forEach((value, at) => {
        const ends = [eslint?.[at] ?? 0, typescript?.[at] ?? 0];
        expect(value).toBeGreaterThan(Math.min(...ends));
        expect(value).toBeLessThan(Math.max(...ends));
      });
    },
  'The purple of this website is its own: #6d28d9 on light pages.': () => {
    const [, light] =
      /--site-accent: (#\w+);/.exec(readFileSync(tokens, 'utf8')) ?? [];
    expect(light).toBe('#6d28d9');
  },
  '192 × 192': () => expect(sizeOf('icon-192.png')).toBe('192 × 192'),
  '512 × 512': () => {
    for (const file of ['icon-512.png', 'icon-maskable-512.png']) {
      expect(sizeOf(file)).toBe('512 × 512');
    }
  },
  '1200 × 630': () => expect(sizeOf('social-card.png')).toBe('1200 × 630'),
  'any, drawn at 64 × 64': () => {
    const logo = readFileSync(join(images, 'logo.svg'), 'utf8');
    expect(logo).toContain('viewBox="0 0 64 64"');
    expect(logo).not.toMatch(/<svg[^>]* (?:width|height)=/);
  },
});
