import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { NoteText } from './NoteText';

vi.mock('@docusaurus/Link', () => ({ default: 'a' }));

it('names buttons without the marks of code', () => {
  const html = renderToStaticMarkup(
    <NoteText
      codeId="e1"
      group={undefined}
      listsSuggestions
      report={{
        number: 1,
        message: 'Specify a different type.',
        messageId: 'unexpectedAny',
        places: ['1:1'],
        suggestions: [
          { number: 1, message: 'Use `unknown` instead.' },
          { number: 2, message: 'Use `never` instead.' },
        ],
      }}
      onApply={vi.fn()}
    />,
  );
  expect(html).toContain('aria-label="Apply Use unknown instead."');
  expect(html).toContain('aria-label="Apply Use never instead."');
});
