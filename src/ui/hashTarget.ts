import { decodePath } from '@site/siteConfig/addresses';

/**
 * The element that a hash leads to. One that isn't encoded rightly, as people type `#100%`, leads to an id
 * that reads the same, as in browsers: https://html.spec.whatwg.org/#find-a-potential-indicated-element
 */
export function hashTarget(hash: string): HTMLElement | null {
  const id = hash.slice(1);
  return document.getElementById(id) ?? document.getElementById(decodePath(id));
}
