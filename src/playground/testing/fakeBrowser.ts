import { vi } from 'vitest';
import { forgetUnsaved } from '../saving/storage';
import { FakeStorage } from './fakeStorage';

/** What a document has of its browser, as far as the playground keeps states there. */
export interface FakeBrowser {
  /** Of all tabs. */
  device: FakeStorage;
  /** Of this tab. */
  tab: FakeStorage;
  location: { hash: string; pathname: string; search: string };
  history: { state: unknown; replaceState: (...change: unknown[]) => void };
}

/**
 * Puts a browser's objects where code expects them, with nothing in them. Take them away with
 * `vi.unstubAllGlobals`.
 *
 * @param before a tab of the same browser, or the same tab with its page opened again
 */
export function stubBrowser(
  before: Partial<Pick<FakeBrowser, 'device' | 'tab'>> = {},
  hash = '',
): FakeBrowser {
  const { device = new FakeStorage(), tab = new FakeStorage() } = before;
  const location = { hash, pathname: '/play', search: '' };
  const history: FakeBrowser['history'] = {
    state: null,
    replaceState(state, _title, address) {
      history.state = state;
      location.hash = new URL(String(address), 'http://localhost').hash;
    },
  };
  // Test files share their modules, and the document is a new one.
  forgetUnsaved();
  vi.stubGlobal('localStorage', device);
  vi.stubGlobal('sessionStorage', tab);
  const window = {
    history,
    location,
    localStorage: device,
    sessionStorage: tab,
  };
  vi.stubGlobal('window', Object.assign(new EventTarget(), window));
  const document = { visibilityState: 'visible' };
  vi.stubGlobal('document', Object.assign(new EventTarget(), document));
  vi.stubGlobal('performance', { getEntriesByType: () => [], now: Date.now });
  return { device, tab, location, history };
}
