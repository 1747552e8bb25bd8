import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { OriginTrace } from './OriginTrace';

vi.mock('@docusaurus/Link', () => ({ default: 'a' }));

const trace: Parameters<typeof OriginTrace>[0] = {
  origin: {
    kind: 'declared-any',
    place: { source: 'lib', declaration: 'it' },
    name: 'it',
  },
  steps: [],
  what: 'It is written.',
  mend: { sentence: 'Write a type.', guide: '/guide' },
};

it('opens the guide in the same tab on pages that lose nothing', () =>
  expect(renderToStaticMarkup(<OriginTrace {...trace} />)).not.toContain(
    'target',
  ));

it('opens the guide in a tab of its own next to what was typed', () =>
  expect(renderToStaticMarkup(<OriginTrace {...trace} opensTab />)).toContain(
    'target="_blank" rel="noopener"',
  ));
