// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { runNode } from './run.mjs';

/** The environment variable that tells the tests which browser to start. */
const browserVariable = 'SITE_TEST_BROWSER';

/** How long a download of the browser may take, in milliseconds. */
const downloadTimeout = 5 * 60_000;

/** Debian's Chromium without windows, as Playwright's own: half the work to start. */
const debianPackage = 'chromium-headless-shell';

/** What Chrome and Chromium are called, by what starts them the fastest. */
const programs = [
  debianPackage,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** Where macOS and Windows have them, which isn't in their PATH. */
const otherPlaces = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The flags that Chromium is started with, on top of those that Playwright gives it. */
export const browserFlags = ['--disable-gpu', '--disable-quic'];

/**
 * The program to test with, without starting or installing anything: what
 * {@link ensureBrowser} chose, or what is on this machine.
 *
 * @returns {string | undefined} its path; nothing for Playwright's own browser
 */
export function installedBrowser() {
  return (
    process.env[browserVariable] ??
    (existsSync(chromium.executablePath()) ? undefined : systemBrowsers()[0])
  );
}

/**
 * Makes sure that there is a browser that starts, and tells the processes that
 * are started later which, through an environment variable. What is there comes
 * first: Playwright's own, then the system's. Otherwise Playwright installs its
 * own; where that can't be had, Debian has a package.
 *
 * @returns {Promise<string>} its version
 */
export async function ensureBrowser() {
  /** @type {string[]} */
  const failures = [];
  for await (const path of candidates()) {
    try {
      const version = await browserVersion(path);
      console.log(
        `Testing with Chromium ${version} (${path ?? 'Playwright’s own'})`,
      );
      if (path === undefined) {
        Reflect.deleteProperty(process.env, browserVariable);
      } else {
        process.env[browserVariable] = path;
      }
      return version;
    } catch (error) {
      failures.push(`  ${path ?? 'Playwright’s own'}: ${firstLine(error)}`);
    }
  }
  throw new Error(
    [
      'No browser for the end-to-end tests was found, and none could be installed. Install one with',
      '  npx playwright install --with-deps chromium',
      'then run `npm test` again. If it is installed elsewhere, set SITE_TEST_BROWSER=/path/to/chrome.',
      'These did not start:',
      ...failures,
    ].join('\n'),
  );
}

/**
 * Yields the programs that may serve, and installs only when asked for more.
 * `undefined` is Playwright's own, which it finds on its own.
 */
async function* candidates() {
  const given = process.env[browserVariable];
  if (given !== undefined) {
    yield given;
  }
  if (existsSync(chromium.executablePath())) {
    yield undefined;
  }
  yield* systemBrowsers();
  if (await installPlaywrights()) {
    yield undefined;
  }
  if (installDebianPackage()) {
    yield* systemBrowsers();
  }
}

/** @returns {string[]} the paths of the system's own browsers that are Chromium */
function systemBrowsers() {
  return findPrograms(programs, otherPlaces);
}

/** @returns {Promise<boolean>} whether the browser is there */
function installPlaywrights() {
  console.log(
    'No Chrome or Chromium is here. Installing one for tests: npx playwright install --only-shell chromium',
  );
  return runNode(
    [
      'node_modules/@playwright/test/cli.js',
      ...['install', '--only-shell', 'chromium'],
    ],
    { timeoutMs: downloadTimeout },
  );
}

/** @returns {boolean} whether it was installed: only root may, and only Debian has it */
function installDebianPackage() {
  if (process.getuid?.() !== 0 || !isDebian()) {
    return false;
  }
  console.log(
    `That can't be had. Installing Debian's: apt-get install ${debianPackage}`,
  );
  return [['update'], ['install', '--yes', debianPackage]].every(
    args =>
      spawnSync('apt-get', ['--quiet', ...args], {
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
        stdio: 'inherit',
      }).status === 0,
  );
}

function isDebian() {
  const file = '/etc/os-release';
  return (
    existsSync(file) && /^ID="?debian"?$/m.test(readFileSync(file, 'utf8'))
  );
}

/**
 * Starts the browser to see whether it works.
 *
 * @param {string | undefined} path
 */
async function browserVersion(path) {
  const browser = await chromium.launch({
    args: browserFlags,
    executablePath: path,
    timeout: 30_000,
  });
  const version = browser.version();
  await browser.close();
  return version;
}

/** The Firefox of this machine, if there is one. */
export function installedFirefox() {
  const [first] = findPrograms(
    ['firefox', 'firefox-esr'],
    ['/Applications/Firefox.app/Contents/MacOS/firefox'],
  );
  return first;
}

/**
 * @param {readonly string[]} names of programs, looked for in PATH
 * @param {readonly string[]} places full paths
 * @returns {string[]} the paths of those that are there
 */
function findPrograms(names, places) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return [
    ...names.flatMap(name => folders.map(folder => join(folder, name))),
    ...places,
  ].filter(path => existsSync(path));
}

/** @param {unknown} error */
function firstLine(error) {
  return (error instanceof Error ? error.message : String(error)).replace(
    /\n.*/s,
    '',
  );
}
