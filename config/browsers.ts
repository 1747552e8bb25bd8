import manifest from '../package.json';
import { esbuildTargets } from './esbuildTargets.mjs';

/** The oldest browsers that the site supports: see {@link esbuildTargets}. */
export const browsers = esbuildTargets(manifest);
