/** The oldest browsers that the site supports, as esbuild names them; `browserslist` in package.json has the same. */
export const browsers = ['chrome109', 'firefox115', 'safari16.4'];
