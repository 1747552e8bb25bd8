import { Window } from 'happy-dom';
import { afterAll, vi } from 'vitest';
import { populateGlobal } from 'vitest/runtime';

// What components are rendered into. One document serves all files: React holds on
// to the first that it sees, and to make one for each takes longer than all tests.
if (!('document' in globalThis)) {
  populateGlobal(globalThis, new Window({ url: 'http://localhost' }), {
    bindFunctions: true,
  });
}

// The next file finds it empty, and modules that nothing has mocked or used.
afterAll(() => {
  vi.resetModules();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  const root = document.documentElement;
  for (const { name } of [...root.attributes]) {
    root.removeAttribute(name);
  }
  document.head.replaceChildren();
  document.body.replaceWith(document.createElement('body'));
});
