declare module '@generated/rules/default/rule-words.json' {
  const words: import('./matchRule').RuleWords;
  export default words;
}
