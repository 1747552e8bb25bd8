import { readFileSync } from 'node:fs';
import type {
  FullResult,
  Reporter,
  TestCase,
  TestResult,
} from '@playwright/test/reporter';
import { hungOnce } from '../hungOnce.mjs';

/**
 * Fails a run in which a test passes only when it is tried again. One whose first try ran out of all of its
 * time is merely told of: a machine that is halted for a while, as virtual ones are, has that happen to
 * whatever it is at, and a page that hangs does so twice. Prints what the page looked like, which else only
 * those see who can download the files of a run.
 */
export default class SecondTries implements Reporter {
  private readonly unsteady: string[] = [];

  onTestEnd({ location, results, title }: TestCase, last: TestResult): void {
    const name = `${location.file}:${String(location.line)} › ${title}`;
    if (last.status === 'failed' || last.status === 'timedOut') {
      console.log(`\n${name}: the page as it was then\n${pageOf(last)}`);
    } else if (last.status === 'passed' && last.retry > 0) {
      if (hungOnce(results)) {
        console.log(`\n${name} hung, and passed when it was tried again.`);
      } else {
        this.unsteady.push(name);
      }
    }
  }

  onEnd(): Promise<{ status?: FullResult['status'] }> {
    if (this.unsteady.length === 0) {
      return Promise.resolve({});
    }
    console.error(
      `These tests failed, and passed when they were tried again. Find out what they depend on:\n  ${this.unsteady.join('\n  ')}`,
    );
    return Promise.resolve({ status: 'failed' });
  }

  printsToStdio(): boolean {
    return false;
  }
}

/** What a screen reader has of the page at the end of a test, as Playwright wrote it down. */
function pageOf({ attachments }: TestResult): string {
  const path = attachments.find(({ name }) => name === 'error-context')?.path;
  const text = path === undefined ? '' : readFileSync(path, 'utf8');
  return /^# Page snapshot$.*?^```$/ms.exec(text)?.[0] ?? 'not recorded';
}
