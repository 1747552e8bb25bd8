import { describe, expect, it } from 'vitest';
import { changeLink } from '../../state/session';
import { createTestSession } from '../../testing/testSession';
import { convertForeign, convertPasted } from './convertForeign';

const asModule = "module.exports = { rules: { 'no-var': 'error' } };";
const asJson = '{ "rules": { "no-var": "error" } }\n';

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
    await expect.poll(() => store.get().link.eslintrc).toBe(asJson);
    expect(store.get().notes).toEqual([
      'The ESLint config was JavaScript: here it is as JSON.',
    ]);
  });

  it('converts what is pasted, once: undoing is no pasting', async () => {
    const store = createTestSession({ eslintrc: '{}' });
    convertPasted(store);
    changeLink(store, { eslintrc: asModule });
    await expect.poll(() => store.get().link.eslintrc).toBe(asJson);
    changeLink(store, { eslintrc: asModule });
    await settled();
    expect(store.get().link.eslintrc).toBe(asModule);
    convertForeign(store);
    await expect.poll(() => store.get().link.eslintrc).toBe(asJson);
    expect(store.get().notes).toHaveLength(1);
  });

  it('leaves alone what is typed', async () => {
    const store = createTestSession({ eslintrc: '' });
    convertPasted(store);
    for (let end = 1; end <= asModule.length; end += 1) {
      changeLink(store, { eslintrc: asModule.slice(0, end) });
    }
    await settled();
    expect(store.get().link.eslintrc).toBe(asModule);
  });

  it('loses nothing that is typed meanwhile', async () => {
    const store = createTestSession({ eslintrc: asModule });
    convertPasted(store);
    changeLink(store, { eslintrc: `${asModule} ` });
    await settled();
    expect(store.get().link.eslintrc).toBe(`${asModule} `);
    expect(store.get().notes).toEqual([]);
  });

  it('says why there is no way', async () => {
    const store = createTestSession({
      eslintrc: 'module.exports = require("./somewhere-else");',
    });
    convertPasted(store);
    await expect.poll(() => store.get().notes).toHaveLength(1);
    expect(store.get().link.eslintrc).toContain('somewhere-else');
  });

  it('ends with the visit', async () => {
    const store = createTestSession({ eslintrc: '{}' });
    convertPasted(store)();
    changeLink(store, { eslintrc: asModule });
    await settled();
    expect(store.get().link.eslintrc).toBe(asModule);
  });
});
