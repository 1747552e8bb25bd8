declare module '@docusaurus/plugin-pwa/lib/renderReloadPopup' {
  /** Shows that a newer version of the saved site is there. */
  export function renderReloadPopup(props: {
    onReload: () => void;
  }): Promise<void>;
}
