import { join } from 'node:path';
import { expect, it } from 'vitest';
import { formatProblems } from '../../plugins/examples/formatProblems';
import { checkAnchors } from '../../scripts/check/checkPage';
import { linkedAnchors } from '../fixtures/linkedAnchors';

const siteDir = join(import.meta.dirname, '../..');

it.each(Object.keys(linkedAnchors))(
  '%s has the headings that other sites link to',
  path => expect(formatProblems(path, checkAnchors(siteDir, path))).toBe(''),
);
