declare module '@generated/search/default/settings.json' {
  const settings: import('../../search/settings').SearchSettings;
  export default settings;
}
