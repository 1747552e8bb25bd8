/** A key, and what it is called. */
export interface TabKey {
  name: string;
  /** As `aria-keyshortcuts` has it. */
  shortcut: string;
  /** As commands have it. */
  keys: string;
}

/** Where there is no Mac, and in the HTML that the build makes. */
export const usualTabKey: TabKey = {
  name: 'Ctrl+M',
  shortcut: 'Control+M',
  keys: 'Mod-M',
};

const macTabKey: TabKey = {
  name: 'Ctrl+Shift+M',
  shortcut: 'Control+Shift+M',
  keys: 'Ctrl-Shift-M',
};

/** The key that switches between Tab as indentation and Tab as the way to the next control, as in VS Code. */
export const tabKey =
  typeof navigator !== 'undefined' && /^(?:Mac|iP)/.test(navigator.platform)
    ? macTabKey
    : usualTabKey;
