/**
 * The layout of all pages, in the application's first script rather than in one more for each of its
 * parts.
 */
export { default as Layout } from '@theme/Layout';
