import { afterEach, expect, it, vi } from 'vitest';

const liveLinter = vi.fn();
const loadEditing = vi.fn(() => Promise.resolve({ liveLinter }));
vi.mock('./loadEditing', () => ({ loadEditing }));

afterEach(() => {
  vi.clearAllMocks();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** A page with an example and another button. */
function show(state = ''): void {
  document.body.innerHTML = `<button id="other"></button>
    <button id="edit" data-edit ${state}>Edit</button>`;
}

function send(type: string, id: string): void {
  document
    .getElementById(id)
    ?.dispatchEvent(new MouseEvent(type, { bubbles: true }));
}

// First: it does this when it is loaded.
it('starts all at once where a press is what the application was loaded for', async () => {
  show('aria-busy="true"');
  await import('./loadEarly');
  await vi.waitFor(() => expect(liveLinter).toHaveBeenCalledOnce());
});

it('loads the editor when a reader reaches for a button, and not the linter', async () => {
  show();
  send('pointerover', 'other');
  expect(loadEditing).not.toHaveBeenCalled();
  send('pointerover', 'edit');
  expect(loadEditing).toHaveBeenCalledOnce();
  await Promise.resolve();
  expect(liveLinter).not.toHaveBeenCalled();
});

it('loads nothing before the press of a reader who saves data', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  show();
  send('pointerover', 'edit');
  expect(loadEditing).not.toHaveBeenCalled();
  send('mousedown', 'edit');
  expect(loadEditing).toHaveBeenCalledOnce();
});

it('starts the linter at a press', async () => {
  show();
  send('mousedown', 'edit');
  await vi.waitFor(() => expect(liveLinter).toHaveBeenCalledOnce());
});

it('bears what cannot be loaded: the press says so', async () => {
  loadEditing.mockRejectedValueOnce(new Error('Offline.'));
  show();
  send('mousedown', 'edit');
  await Promise.resolve();
  expect(liveLinter).not.toHaveBeenCalled();
});
