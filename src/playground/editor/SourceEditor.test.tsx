import { expect, it } from 'vitest';
import type { PresentEditor } from '../state/session';
import { renderInPlayground } from '../testing/renderInPlayground';
import { createTestSession } from '../testing/testSession';
import { PlainEditor } from './SourceEditor';

it('leaves the place of a full editor that is there first to it', async () => {
  const full: PresentEditor = {
    focus: () => undefined,
    hasFocus: () => false,
    select: () => undefined,
    selection: () => [0, 0],
  };
  const store = createTestSession({ code: 'a;' });
  store.set({ editors: { code: full } });
  const { unmount } = await renderInPlayground(
    store,
    <PlainEditor name="code" />,
  );
  expect(store.get().editors.code).toBe(full);
  await unmount();
  expect(store.get().editors.code).toBe(full);
});
