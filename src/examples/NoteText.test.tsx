import { act } from 'react';
import { createRoot } from 'react-dom/client';
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

it('shows the next message where a browser has translated the last one', () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const container = document.createElement('div');
  const root = createRoot(container);
  const show = (message: string) =>
    act(() =>
      root.render(
        <NoteText
          codeId="e1"
          group={undefined}
          listsSuggestions
          report={{ number: 1, message, messageId: '', places: [] }}
        />,
      ),
    );
  show('Use `unknown` or `never`, not `any`.');
  const [text] = container.querySelector('p')?.childNodes ?? [];
  const font = document.createElement('font');
  text?.parentNode?.replaceChild(font, text);
  font.append('«Use»');
  show('Specify a type.');
  expect(container.textContent).toBe('Specify a type.');
});
