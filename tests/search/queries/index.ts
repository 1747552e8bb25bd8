import type { Queries } from './expectation';
import { messages } from './messages';
import { names } from './names';
import { settings } from './settings';
import { words } from './words';

/** What readers of a documentation of lint rules search for, and where they should get. */
export const queries: Queries = {
  ...names,
  ...settings,
  ...messages,
  ...words,
};
