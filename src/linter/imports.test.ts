import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

/** The one file that may know Node and the packages. */
const NODE_DOOR = 'nodeEnvironment.ts';

const engine = readdirSync(__dirname).filter(
  file =>
    file.endsWith('.ts') && !file.endsWith('.test.ts') && file !== NODE_DOOR,
);

it.each(engine)(
  '%s imports nothing but the engine and types, so that it runs anywhere',
  file => {
    const text = readFileSync(join(__dirname, file), 'utf8');
    const specifiers = [
      ...text.matchAll(/^(?:import|export) (?!type )[^;]*? from '(.+)';$/gm),
    ].map(match => match[1]);
    expect(specifiers.filter(name => !name?.startsWith('./'))).toEqual([]);
    expect(specifiers).not.toContain('./nodeEnvironment');
    expect(text).not.toMatch(
      /\b(?:process|window|document|self|require)\b[.(]/,
    );
  },
);
