/** All that the theme's client code asks of `prism-react-renderer` when nothing is highlighted there. */
export const Prism = {};
