import type { SessionStore } from '../../state/session';
import { monaco } from '../monaco';
import { TabFocus } from '../monacoParts';
import { tabKey } from '../tabKey';

/**
 * Lets Tab move on instead of indenting, and a key switch between the two.
 *
 * @returns a function that takes the key away
 */
export function switchTabKey(
  editor: monaco.editor.IStandaloneCodeEditor,
  store: SessionStore,
): () => void {
  return store.watch(
    session => session.tabMovesFocus,
    tabMovesFocus => {
      // Monaco's option of that name does nothing.
      TabFocus.setTabFocusMode(tabMovesFocus);
      const action = editor.addAction({
        id: 'tab-moves-focus',
        label: tabMovesFocus
          ? 'Let Tab indent the text'
          : 'Let Tab leave the editor',
        keybindings: [
          tabKey.isMac
            ? monaco.KeyMod.WinCtrl | monaco.KeyMod.Shift | monaco.KeyCode.KeyM
            : monaco.KeyMod.CtrlCmd | monaco.KeyCode.KeyM,
        ],
        run: () => {
          store.set({ tabMovesFocus: !tabMovesFocus });
        },
      });
      return () => {
        action.dispose();
      };
    },
  );
}
