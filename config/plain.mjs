// @ts-check

/**
 * Whether the site is built the way Docusaurus does, with React at load: heavier, and whole. So a
 * new version of Docusaurus can be used before what relies on its insides follows.
 *
 * @param {NodeJS.ProcessEnv} env where PLAIN=1 says so
 */
export function readPlain(env) {
  return env.PLAIN === '1';
}
