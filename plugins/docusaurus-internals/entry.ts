/**
 * What all pages need, in one file (`eager`), but evaluated in three tasks. Docusaurus' own entry imports
 * all of it at once: a task of 200 ms on a slow phone, in which the page answers to nothing.
 */
const parts = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@generated/client-modules'),
  () =>
    import(
      /* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry.js'
    ),
];

/** Starts the application, whose last part is Docusaurus' own entry. */
async function start(): Promise<void> {
  for (const evaluate of parts) {
    await evaluate();
    await new Promise(resolve => setTimeout(resolve));
  }
}

void start();
