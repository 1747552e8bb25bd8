import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

/** The files that may know Node, the browser and the packages. */
const DOORS = [
  'nodeEnvironment.ts',
  'nodeAnswers.ts',
  'worker.ts',
  'client.ts',
];

const engine = [
  ...readdirSync(__dirname),
  ...readdirSync(join(__dirname, 'answers')).map(file => `answers/${file}`),
].filter(
  file =>
    file.endsWith('.ts') &&
    !/\.(?:test|d)\.ts$/.test(file) &&
    !DOORS.includes(file),
);

it.each(engine)(
  '%s imports nothing but the engine and types, so that it runs anywhere',
  file => {
    const text = readFileSync(join(__dirname, file), 'utf8');
    const specifiers = [
      ...text.matchAll(/^(?:import|export) (?!type )[^;]*? from '(.+)';$/gm),
    ].map(match => match[1]);
    expect(specifiers.filter(name => !/^\.\.?\//.test(name ?? ''))).toEqual([]);
    expect(specifiers).not.toContainEqual(
      expect.stringMatching(
        /\/(?:nodeEnvironment|nodeAnswers|worker|client)\b/,
      ),
    );
    expect(text).not.toMatch(
      /\b(?:process|window|document|self|require)\b[.(]/,
    );
  },
);
