import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { runNode } from './run.mjs';

/** The environment variable that tells the tests which browser to start. */
const browserVariable = 'SITE_TEST_BROWSER';

/** Debian's Chromium without windows, as Playwright's own: half the work to start. */
const debianPackage = 'chromium-headless-shell';

/** The flags that Chromium is started with, on top of those that Playwright gives it. */
export const browserFlags = ['--disable-gpu', '--disable-quic'];

/**
 * The program to test with, without starting or installing anything: what
 * {@link ensureBrowser} chose, or what is on this machine.
 *
 * @returns its path; nothing for Playwright's own browser
 */
export function installedBrowser(): string | undefined {
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
 * @returns its version
 */
export async function ensureBrowser(): Promise<string> {
  const failures: string[] = [];
  for await (const path of candidates()) {
    const name = path ?? 'Playwright’s own';
    try {
      const version = await browserVersion(path);
      console.log(`Testing with Chromium ${version} (${name})`);
      if (path === undefined) {
        Reflect.deleteProperty(process.env, browserVariable);
      } else {
        process.env[browserVariable] = path;
      }
      return version;
    } catch (error) {
      failures.push(`  ${name}: ${String(error).replace(/\n.*/s, '')}`);
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
async function* candidates(): AsyncGenerator<string | undefined> {
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

/** Chrome and Chromium, by what starts the fastest; macOS and Windows have them outside of PATH. */
function systemBrowsers(): string[] {
  return findPrograms(
    [
      debianPackage,
      'chromium',
      'chromium-browser',
      'google-chrome',
      'google-chrome-stable',
    ],
    [
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    ],
  );
}

/** The Firefox of this machine, if there is one. */
export function installedFirefox(): string | undefined {
  return findPrograms(
    ['firefox', 'firefox-esr'],
    ['/Applications/Firefox.app/Contents/MacOS/firefox'],
  )[0];
}

function findPrograms(names: string[], places: string[]): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return [
    ...names.flatMap(name => folders.map(folder => join(folder, name))),
    ...places,
  ].filter(path => existsSync(path));
}

function installPlaywrights(): Promise<boolean> {
  const args = ['install', '--only-shell', 'chromium'];
  console.log(
    `No Chrome or Chromium is here. Installing one for tests: npx playwright ${args.join(' ')}`,
  );
  return runNode(['node_modules/@playwright/test/cli.js', ...args], {
    timeoutMs: 5 * 60_000,
  });
}

/** @returns whether it was installed: only root may, and only Debian has it */
function installDebianPackage(): boolean {
  const release = '/etc/os-release';
  if (
    process.getuid?.() !== 0 ||
    !existsSync(release) ||
    !/^ID="?debian"?$/m.test(readFileSync(release, 'utf8'))
  ) {
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

/** Starts the browser to see whether it works. */
async function browserVersion(path: string | undefined): Promise<string> {
  const browser = await chromium.launch({
    args: browserFlags,
    executablePath: path,
    timeout: 30_000,
  });
  const version = browser.version();
  await browser.close();
  return version;
}
