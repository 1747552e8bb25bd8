type Address = Pick<Location, 'hash' | 'pathname' | 'search'>;

/**
 * An address in a form that the router reads.
 *
 * A page's may end in `.html` or `/index.html`: the same page, as `/users/configs.html` is
 * `/users/configs`. Docusaurus knows that when it shows the page, but not when it loads the page's code.
 */
export function readableAddress(
  { hash, pathname, search }: Address,
  baseUrl: string,
): string {
  const clean = decodable(pathname).replace(/(?:\/index)?\.html$/, '');
  const path = `${clean}/` === baseUrl ? baseUrl : clean;
  return path + search + decodable(hash);
}

/** What can't be decoded, such as `#100%`, with each `%` as the letter that it is: the router would throw. */
function decodable(part: string): string {
  try {
    decodeURIComponent(part);
    return part;
  } catch {
    return part.replaceAll('%', '%25');
  }
}
