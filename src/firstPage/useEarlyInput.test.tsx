import { act, type ReactNode, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useEarlyInput } from './useEarlyInput';

/** Fields of each kind: React's own, and those that it leaves to the reader. */
function Form(): ReactNode {
  const [text, setText] = useState('');
  const [preset, setPreset] = useState('recommended');
  const [isReact, setIsReact] = useState(false);
  const [config, setConfig] = useState('');
  return (
    <main>
      <output>{[text, preset, isReact, config].join(' | ')}</output>
      <input
        value={text}
        onChange={({ target }) => {
          setText(target.value);
        }}
      />
      <select
        value={preset}
        onChange={({ target }) => {
          setPreset(target.value);
        }}
      >
        <option>recommended</option>
        <option>strict</option>
      </select>
      <input
        type="checkbox"
        checked={isReact}
        onChange={({ target }) => {
          setIsReact(target.checked);
        }}
      />
      <textarea
        onChange={({ target }) => {
          setConfig(target.value);
        }}
      />
    </main>
  );
}

function Page(): ReactNode {
  useEarlyInput(true);
  return <Form />;
}

/** A page that is kept until its reader turns to it. */
function LaterPage({ html }: { html: string }): ReactNode {
  const [isTaken, setTaken] = useState(false);
  const takeInput = useEarlyInput(isTaken);
  const [presses, setPresses] = useState(0);
  return (
    <>
      <main>
        <button
          type="button"
          onClick={({ currentTarget }) => {
            if (isTaken) {
              setPresses(presses + 1);
            } else {
              takeInput(currentTarget);
              setTaken(true);
            }
          }}
        >
          {presses}
        </button>
      </main>
      {isTaken ? <Form /> : <div dangerouslySetInnerHTML={{ __html: html }} />}
    </>
  );
}

let page: HTMLElement;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  page = document.createElement('div');
  document.body.append(page);
});

afterEach(() => {
  page.remove();
});

/** Fills in and chooses, while React isn't there. */
function use(root: ParentNode): void {
  const [text, isReact] = root.querySelectorAll('input');
  const select = root.querySelector('select');
  const config = root.querySelector('textarea');
  if (!text || !isReact || !select || !config) {
    throw new Error('A field is missing.');
  }
  text.value = 'enum';
  isReact.checked = true;
  select.value = 'strict';
  config.value = '{}';
  config.focus();
  config.setSelectionRange(1, 1);
}

const known = () => page.querySelector('output')?.textContent;

it('tells React what was filled in and chosen before it came', () => {
  page.innerHTML = renderToString(<Page />);
  use(page);
  act(() => {
    hydrateRoot(page, <Page />);
  });
  expect(known()).toBe('enum | strict | true | {}');
  const [text, isReact] = page.querySelectorAll('input');
  expect([text?.value, isReact?.checked]).toEqual(['enum', true]);
  expect(page.querySelector('textarea')?.selectionStart).toBe(1);
});

it('leaves an unused page alone', () => {
  page.innerHTML = renderToString(<Page />);
  act(() => {
    hydrateRoot(page, <Page />);
  });
  expect(known()).toBe(' | recommended | false | ');
  expect(document.activeElement).toBe(document.body);
});

it('fills in fields that React makes again', () => {
  act(() => {
    const html = renderToString(<Form />);
    createRoot(page).render(<LaterPage html={html} />);
  });
  use(page);
  act(() => {
    page.querySelector('button')?.click();
  });
  expect(known()).toBe('enum | strict | true | {}');
  expect(page.querySelector('button')?.textContent).toBe('1');
  const config = page.querySelector('textarea');
  expect(document.activeElement).toBe(config);
  expect([config?.value, config?.selectionStart]).toEqual(['{}', 1]);
});
