import readline from 'node:readline/promises';
import { stdin as input, stdout as output } from 'node:process';

const rl = readline.createInterface({ input, output });
const answer = await rl.question('Name? ');
if (answer) console.log('Hello, ' + answer as string);
rl.close();
