import type {
  FullResult,
  Reporter,
  TestCase,
  TestResult,
  TestStep,
} from '@playwright/test/reporter';

/**
 * Fails a run in which a test passes that expects nothing, as one does whose
 * body is gone. What fixtures and hooks expect of every test doesn't count.
 */
export default class Expectations implements Reporter {
  private readonly missing: string[] = [];

  onTestEnd(test: TestCase, { status, steps }: TestResult): void {
    if (status === 'passed' && !steps.some(expectsSomething)) {
      const { file, line } = test.location;
      this.missing.push(`${file}:${String(line)} › ${test.title}`);
    }
  }

  onEnd(): Promise<{ status?: FullResult['status'] }> {
    if (this.missing.length === 0) {
      return Promise.resolve({});
    }
    console.error(
      `These tests passed without expecting anything. Let each say what it is for, with expect():\n  ${this.missing.join('\n  ')}`,
    );
    return Promise.resolve({ status: 'failed' });
  }

  printsToStdio(): boolean {
    return false;
  }
}

/** Whether a step, or one that is part of it, is an `expect()` of the test itself. */
function expectsSomething({ category, steps }: TestStep): boolean {
  return (
    category === 'expect' ||
    (category !== 'hook' &&
      category !== 'fixture' &&
      steps.some(expectsSomething))
  );
}
