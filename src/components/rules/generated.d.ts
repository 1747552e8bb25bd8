declare module '@generated/rules/default/how-to-use.json' {
  const templates: import('../../rules/howToUse').HowToUse;
  export default templates;
}
