import { describe, expect, it } from 'vitest';
import { changeShared } from '../state/changeSession';
import { createTestSession } from '../testing/testSession';
import { convertForeign, convertPasted } from './ConfigProblems';

const asModule = "module.exports = { rules: { 'no-var': 'error' } };";
const asJson = '{\n  "rules": { "no-var": "error" }\n}\n';

/** Waits until what was asked to convert has had its time. */
async function settled(): Promise<void> {
  await new Promise(resolve => {
    setTimeout(resolve);
  });
}

describe('convertPasted', () => {
  it('converts what is opened', async () => {
    const store = createTestSession({ eslintrc: asModule });
    convertPasted(store);
    await expect.poll(() => store.get().shared.eslintrc).toBe(asJson);
    expect(store.get().notes).toEqual([
      'The ESLint config was JavaScript: here it is as JSON.',
    ]);
    // The reader has typed nothing.
    expect(store.get().opened.eslintrc).toBe(asJson);
  });

  it('converts what is pasted, once: undoing is no pasting', async () => {
    const store = createTestSession({ eslintrc: '{}' });
    convertPasted(store);
    changeShared(store, { eslintrc: asModule });
    await expect.poll(() => store.get().shared.eslintrc).toBe(asJson);
    changeShared(store, { eslintrc: asModule });
    await settled();
    expect(store.get().shared.eslintrc).toBe(asModule);
    convertForeign(store);
    await expect.poll(() => store.get().shared.eslintrc).toBe(asJson);
    expect(store.get().notes).toHaveLength(1);
    expect(store.get().opened.eslintrc).toBe('{}');
  });

  it('leaves alone what is typed', async () => {
    const store = createTestSession({ eslintrc: '' });
    convertPasted(store);
    for (let end = 1; end <= asModule.length; end += 1) {
      changeShared(store, { eslintrc: asModule.slice(0, end) });
    }
    await settled();
    expect(store.get().shared.eslintrc).toBe(asModule);
  });

  it('loses nothing that is typed meanwhile', async () => {
    const store = createTestSession({ eslintrc: asModule });
    convertPasted(store);
    changeShared(store, { eslintrc: `${asModule} ` });
    await settled();
    expect(store.get().shared.eslintrc).toBe(`${asModule} `);
    expect(store.get().notes).toEqual([]);
  });

  it('says why there is no way', async () => {
    const store = createTestSession({
      eslintrc: 'module.exports = require("./somewhere-else");',
    });
    convertPasted(store);
    await expect.poll(() => store.get().notes).toHaveLength(1);
    expect(store.get().shared.eslintrc).toContain('somewhere-else');
  });

  it('ends with the visit', async () => {
    const store = createTestSession({ eslintrc: '{}' });
    convertPasted(store)();
    changeShared(store, { eslintrc: asModule });
    await settled();
    expect(store.get().shared.eslintrc).toBe(asModule);
  });
});
