import { afterEach, expect, test, vi } from 'vitest';
import { noteEarlyClick, repeatEarlyClick } from './earlyClick';
import { startAtFirstUse } from './startAtFirstUse';

// One document serves the tests of all components: without this, their first clicks would be kept.
afterEach(async () => {
  const page = document.documentElement;
  page.removeAttribute('data-has-hydrated');
  page.dataset.hasHydrated = 'true';
  document.body.innerHTML = '<button></button>';
  const heard = vi.fn<() => void>();
  document.body.onclick = heard;
  await vi.waitFor(() => {
    document.querySelector('button')?.click();
    expect(heard).toHaveBeenCalled();
  });
});

test('a click before React is there is heard once, when it is there', async () => {
  document.body.innerHTML =
    '<template id="application"></template><button>Auto-fix</button>';
  const heard = vi.fn<() => void>();
  // As React does, which listens before it has taken over the page.
  document.body.addEventListener('click', heard);
  startAtFirstUse(vi.fn<() => void>());
  const button = document.querySelector('button');
  button?.click();
  expect(heard).not.toHaveBeenCalled();
  expect(button?.ariaBusy).toBe('true');
  document.documentElement.dataset.hasHydrated = 'true';
  await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce());
  button?.click();
  expect(heard).toHaveBeenCalledTimes(2);
});

test('a click on a button before any script is there is heard', () => {
  document.body.innerHTML = '<button type="button">Auto-fix</button>';
  noteEarlyClick();
  const button = document.querySelector('button');
  button?.click();
  const heard = vi.fn<(event: Event) => void>();
  document.body.onclick = heard;
  repeatEarlyClick();
  repeatEarlyClick();
  expect(heard).toHaveBeenCalledOnce();
  expect(heard.mock.calls[0]?.[0].target).toBe(button);
});

test('the application is loaded where a reader has begun to type before the script', () => {
  document.body.innerHTML =
    '<template id="application"><meta></template><main><input></main>';
  expect(startAtFirstUse(vi.fn<() => void>())).toBe(false);
  document.querySelector('input')?.focus();
  expect(startAtFirstUse(vi.fn<() => void>())).toBe(true);
});
