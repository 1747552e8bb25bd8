import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('has the styles of all components', () => {
  const folder = import.meta.dirname;
  const imports = readFileSync(join(folder, 'styles.ts'), 'utf8');
  const files = readdirSync(folder).filter(file => file.endsWith('.css'));
  expect(files.filter(file => !imports.includes(`'./${file}'`))).toEqual([]);
});
