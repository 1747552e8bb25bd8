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

/**
 * The flags that Chromium is started with. It asks nothing of the
 * network on its own, and runs without a sandbox as root, which has none.
 */
export const browserFlags = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/**
 * The browser to test with, without starting or installing anything: the one
 * that {@link ensureBrowser} chose, or the first that is on this machine.
 *
 * @returns {string | undefined} the path of its program
 */
export function installedBrowser() {
  return (
    process.env[browserVariable] ??
    [chromium.executablePath(), ...machineBrowsers()].find(path =>
      existsSync(path),
    )
  );
}

/**
 * Finds a browser that starts, installs one if there is none, and hands it to
 * the processes started later through an environment variable. In this order:
 * Playwright's own, a Chromium or Chrome on this machine, Debian's package.
 */
export async function ensureBrowser() {
  /** @type {string[]} */
  const failures = [];
  for await (const path of candidates()) {
    try {
      const version = await browserVersion(path);
      console.log(`Testing with Chromium ${version} (${path})`);
      process.env[browserVariable] = path;
      return;
    } catch (error) {
      failures.push(`  ${path}: ${firstLine(error)}`);
    }
  }
  throw new Error(
    [
      'No browser for the end-to-end tests was found, and none could be installed. Install Chromium or Google Chrome, for example with',
      '  npx playwright install --with-deps chromium',
      'or your system’s packages, then run `npm test` again. SITE_TEST_BROWSER=/path/to/chrome names one in an unusual place.',
      ...(failures.length > 0 ? ['These did not start:', ...failures] : []),
    ].join('\n'),
  );
}

/** Yields the programs that may serve, and installs only when asked for more. */
async function* candidates() {
  const given = process.env[browserVariable];
  if (given !== undefined) {
    yield given;
  }
  const playwrights = chromium.executablePath();
  if (!existsSync(playwrights)) {
    console.log('Downloading Chromium for Playwright…');
    await runNode(
      ['node_modules/@playwright/test/cli.js', 'install', 'chromium'],
      { silent: true, timeoutMs: downloadTimeout },
    );
  }
  if (existsSync(playwrights)) {
    yield playwrights;
  } else {
    console.log('The download failed. Looking for a browser on this machine…');
  }
  yield* machineBrowsers();
  if (installDebianPackage()) {
    yield '/usr/bin/chromium-headless-shell';
  }
}

/** The Chromium and Chrome programs on this machine, in their usual places. */
function machineBrowsers() {
  const names = [
    // Chromium without windows, as Playwright's own: half the work to start.
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
    'chrome',
  ];
  const windowsFolders = [
    'PROGRAMFILES',
    'PROGRAMFILES(X86)',
    'LOCALAPPDATA',
  ].flatMap(name => process.env[name] ?? []);
  return [
    ...onPath(names),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ...windowsFolders.flatMap(folder => [
      join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'),
      join(folder, 'Chromium', 'Application', 'chrome.exe'),
    ]),
  ].filter(path => existsSync(path));
}

/** The Firefox of this machine, if there is one. */
export function installedFirefox() {
  return [
    ...onPath(['firefox', 'firefox-esr']),
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  ].find(path => existsSync(path));
}

/**
 * Where programs would be if they can be called by their names.
 *
 * @param {readonly string[]} names
 */
function onPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap(name => folders.map(folder => join(folder, name)));
}

/** Installs Chromium if this is root on Debian. */
function installDebianPackage() {
  if (process.getuid?.() !== 0 || !isDebian()) {
    return false;
  }
  console.log('Installing Debian’s package chromium-headless-shell…');
  return [['update'], ['install', '--yes', 'chromium-headless-shell']].every(
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
 * @param {string} path
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

/** @param {unknown} error */
function firstLine(error) {
  return (error instanceof Error ? error.message : String(error)).replace(
    /\n.*/s,
    '',
  );
}
