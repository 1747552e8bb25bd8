import { writeFileSync } from 'node:fs';
import { printTypes, typesFile } from '../plugins/rule-data/printTypes';
import { main } from './main.mjs';

// After a change of plugins/rule-data/rules.schema.json.
void main(async () => {
  writeFileSync(typesFile, await printTypes());
});
