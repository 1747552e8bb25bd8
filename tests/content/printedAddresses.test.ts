import { expect, it } from 'vitest';
import { anchorsOf } from '../../plugins/markdown/links';
import { redirects } from '../../siteConfig/redirects';
import { printedAddresses } from '../fixtures/printedAddresses';
import { fileOfPage } from './fileOfPage';

it.each(printedAddresses)(
  '$path, from $printedBy ($versions), leads to its topic',
  ({ path: address }) => {
    const [path = '', anchor] = address.split('#');
    const from = withoutSlash(path);
    const file = fileOfPage(
      redirects.find(one => one.from === from)?.to ?? from,
    );
    expect(file, 'the Markdown of the page').toBeDefined();
    if (anchor !== undefined) {
      // Redirects keep what comes after the number sign.
      expect(anchorsOf(file ?? '')).toContain(anchor);
    }
  },
);

function withoutSlash(path: string): string {
  return path.replace(/(?<=.)\/$/, '');
}
