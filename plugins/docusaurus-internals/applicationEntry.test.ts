import { join } from 'node:path';
import { expect, it } from 'vitest';
import { applicationEntry } from './applicationEntry';
import { docusaurusFile } from './docusaurusFile';

it('is one that evaluates the application part by part', () => {
  const usual = docusaurusFile('@docusaurus/core/lib/client/clientEntry.js');
  expect(applicationEntry(usual)).toBe(join(import.meta.dirname, 'entry.ts'));
});

it('stops where Docusaurus begins with another file', () => {
  expect(() => applicationEntry('/core/lib/start.js')).toThrow(
    /The bundler's entry is not what this site relies on: it is .*clientEntry\.js/,
  );
});
