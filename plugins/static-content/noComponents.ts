/** In place of the components of rule pages, in browsers. */
export const components = {};
