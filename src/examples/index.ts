/** The components that `plugins/examples` puts into pages. */
export { Example } from './Example';
export { ExampleFrame } from './ExampleFrame';
