declare module '@generated/playground/default/assets.json' {
  const assets: import('./protocol').PlaygroundAssets;
  export default assets;
}
