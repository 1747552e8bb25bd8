declare module '@generated/home/default/content.json' {
  const content: import('./content').HomeContent;
  export default content;
}
