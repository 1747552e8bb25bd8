/** How engines say that calls were nested too deeply: Chrome and Safari, then Firefox. */
export const stackLimit =
  /Maximum call stack size exceeded\.?|too much recursion/;
