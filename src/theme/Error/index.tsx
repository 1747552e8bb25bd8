/** What is shown when the layout itself crashed: the error page's content, without the layout. */
export { default } from '@theme/ErrorPageContent';
