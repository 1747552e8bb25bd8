import { expect, it } from 'vitest';
import { anchorsOf } from '../../plugins/markdown/links';
import { mendOf, originKinds } from '../../src/linter/anyOrigin/kinds';
import { fileOfPage } from './fileOfPage';

it.each(originKinds)('%s has a guide that is there', kind => {
  const [path = '', anchor] = mendOf({
    kind,
    name: '',
    place: { source: 'lib', declaration: '' },
  }).guide.split('#');
  const file = fileOfPage(path);
  expect(file, 'the Markdown of the page').toBeDefined();
  if (anchor !== undefined) {
    expect(anchorsOf(file ?? '')).toContain(anchor);
  }
});
