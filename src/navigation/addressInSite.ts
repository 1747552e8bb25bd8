/**
 * Where a click on an element leads, if that is another page of the site: not a place on the same page,
 * a file, or what opens elsewhere.
 */
export function addressInSite(element: Element): URL | undefined {
  const link = element.closest<HTMLAnchorElement>('a[href]');
  if (!link || link.target !== '' || link.hasAttribute('download')) {
    return undefined;
  }
  const address = new URL(link.href);
  const isPage =
    address.origin === location.origin &&
    !/\.\w+$/.test(address.pathname) &&
    !link.getAttribute('href')?.startsWith('#');
  return isPage ? address : undefined;
}
