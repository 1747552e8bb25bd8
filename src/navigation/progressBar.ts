import nprogress from 'nprogress';

/*
 * The bar that the theme shows while a page is slow to load is for the eye. Its own markup gives it the
 * role "bar", which doesn't exist.
 */
nprogress.configure({
  barSelector: '.bar',
  template: '<div class="bar"><div class="peg"></div></div>',
});
