import { writeFileSync } from 'node:fs';
import { main } from '../main.mjs';
import { printTypes, typesFile } from './printTypes';

// After a change of plugins/rule-data/rules.schema.json.
void main(async () => {
  writeFileSync(typesFile, await printTypes());
});
