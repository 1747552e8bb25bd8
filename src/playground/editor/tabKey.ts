const isMac = /^(?:Mac|iP)/.test(navigator.platform);

/** The key that switches between Tab as indentation and Tab as the way to the next control, as in VS Code. */
export const tabKey = {
  isMac,
  name: isMac ? 'Ctrl+Shift+M' : 'Ctrl+M',
  /** As `aria-keyshortcuts` has it. */
  shortcut: isMac ? 'Control+Shift+M' : 'Control+M',
} as const;
