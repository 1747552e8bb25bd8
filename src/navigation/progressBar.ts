import type { ClientModule } from '@docusaurus/types';
import nprogress from 'nprogress';

/** How long a page may take before the theme shows its bar, in milliseconds: `lib/nprogress.js` of theme-classic. */
const delay = 200;

/*
 * The bar that the theme shows while a page is slow to load is for the eye. Its own markup gives it the
 * role "bar", which doesn't exist.
 */
nprogress.configure({
  barSelector: '.bar',
  template: '<div class="bar"><div class="peg"></div></div>',
});

/**
 * A reader who comes back before the other page has loaded gets a bar that never ends: Docusaurus 3.10
 * forgets to stop waiting for the first page, so the bar begins after it was ended. It is ended again.
 */
const progressBar: ClientModule = {
  onRouteDidUpdate() {
    setTimeout(() => {
      nprogress.done();
    }, delay);
  },
};

export default progressBar;
