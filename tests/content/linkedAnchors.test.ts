import { join } from 'node:path';
import { expect, it } from 'vitest';
import { anchorsOf } from '../../plugins/markdown/links';
import { linkedAnchors } from '../fixtures/linkedAnchors';

const siteDir = join(import.meta.dirname, '../..');

it.each(Object.entries(linkedAnchors))(
  '%s has the headings that other sites link to',
  (path, anchors) => {
    const present = anchorsOf(join(siteDir, path));
    expect(anchors.filter(anchor => !present.has(anchor))).toEqual([]);
  },
);
