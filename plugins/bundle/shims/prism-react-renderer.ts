/** All that the theme's code in browsers asks of `prism-react-renderer` when it colors no code. */
export const Prism = {};
