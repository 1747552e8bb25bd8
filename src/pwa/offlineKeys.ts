/** Where it is stored that the site was installed as an app: the key of `@docusaurus/plugin-pwa`. */
export const installedKey = 'docusaurus.pwa.event.appInstalled.fired';

/** Where it is stored that a reader asked for the site to be saved, by `?offlineMode=true`. */
export const chosenKey = 'offlineMode';
