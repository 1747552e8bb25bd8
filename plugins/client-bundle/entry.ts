/**
 * What all pages need, which is evaluated part by part, so that the browser can answer to the reader in
 * between: as one task, it takes 200 ms on a slow phone. The parts are in one file all the same.
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
