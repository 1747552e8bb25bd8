/** A key, and what it is called. */
export interface TabKey {
  isMac: boolean;
  name: string;
  /** As `aria-keyshortcuts` has it. */
  shortcut: string;
}

/** Where there is no Mac, and in the HTML that the build makes. */
export const usualTabKey: TabKey = {
  isMac: false,
  name: 'Ctrl+M',
  shortcut: 'Control+M',
};

const macTabKey: TabKey = {
  isMac: true,
  name: 'Ctrl+Shift+M',
  shortcut: 'Control+Shift+M',
};

/** The key that switches between Tab as indentation and Tab as the way to the next control, as in VS Code. */
export const tabKey =
  typeof navigator !== 'undefined' && /^(?:Mac|iP)/.test(navigator.platform)
    ? macTabKey
    : usualTabKey;
