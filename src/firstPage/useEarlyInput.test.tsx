import { act, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useEarlyInput } from './useEarlyInput';

/** Fields of each kind: React's own, and those that it leaves to the reader. */
function Form() {
  // As forms do that keep all answers together: a change builds on the last rendered ones.
  const [answers, setAnswers] = useState({
    text: '',
    preset: 'recommended',
    isReact: false,
    config: '',
  });
  const { text, preset, isReact, config } = answers;
  return (
    <main>
      <output>{[text, preset, isReact, config].join(' | ')}</output>
      <input
        value={text}
        onChange={({ target }) =>
          setAnswers({ ...answers, text: target.value })
        }
      />
      <select
        value={preset}
        onChange={({ target }) =>
          setAnswers({ ...answers, preset: target.value })
        }
      >
        <option>recommended</option>
        <option>strict</option>
      </select>
      <input
        type="checkbox"
        checked={isReact}
        onChange={({ target }) =>
          setAnswers({ ...answers, isReact: target.checked })
        }
      />
      <textarea
        onChange={({ target }) =>
          setAnswers({ ...answers, config: target.value })
        }
      />
    </main>
  );
}

function Page() {
  useEarlyInput(true);
  return <Form />;
}

/** A page that is kept until its reader turns to it. */
function LaterPage({ html }: { html: string }) {
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

afterEach(() => page.remove());

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

it('tells React what was filled in and chosen before it came', async () => {
  page.innerHTML = renderToString(<Page />);
  use(page);
  await act(async () => {
    hydrateRoot(page, <Page />);
    await Promise.resolve();
  });
  expect(known()).toBe('enum | strict | true | {}');
  const [text, isReact] = page.querySelectorAll('input');
  expect([text?.value, isReact?.checked]).toEqual(['enum', true]);
  expect(page.querySelector('textarea')?.selectionStart).toBe(1);
});

it('leaves an unused page alone', async () => {
  page.innerHTML = renderToString(<Page />);
  await act(async () => {
    hydrateRoot(page, <Page />);
    await Promise.resolve();
  });
  expect(known()).toBe(' | recommended | false | ');
  expect(document.activeElement).toBe(document.body);
});

it('fills in fields that React makes again', async () => {
  act(() => {
    const html = renderToString(<Form />);
    createRoot(page).render(<LaterPage html={html} />);
  });
  use(page);
  await act(async () => {
    page.querySelector('button')?.click();
    await Promise.resolve();
  });
  expect(known()).toBe('enum | strict | true | {}');
  expect(page.querySelector('button')?.textContent).toBe('1');
  const config = page.querySelector('textarea');
  expect(document.activeElement).toBe(config);
  expect([config?.value, config?.selectionStart]).toEqual(['{}', 1]);
});
