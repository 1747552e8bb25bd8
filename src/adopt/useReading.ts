import { useEffect, useState } from 'react';
import type { ReportReading } from './readReports';
import { readReports } from './readReports';

/** How long the page may stand still, in milliseconds: less than a frame. */
const longestStep = 12;

/** A text that is being read, or was. */
export type Reading =
  | { state: 'none' }
  | { state: 'read'; reading: ReportReading }
  | { state: 'reading'; share: number };

/** Reads what ESLint printed bit by bit, so that the page stays usable with megabytes of it. */
export function useReading(text: string): Reading {
  const [result, setResult] = useState<{ of: string; is: Reading }>();
  useEffect(() => {
    if (text.trim() === '') {
      return undefined;
    }
    const steps = readReports(text);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const goOn = (): void => {
      const end = performance.now() + longestStep;
      let step = steps.next();
      while (!step.done && performance.now() < end) {
        step = steps.next();
      }
      if (step.done) {
        setResult({ of: text, is: { state: 'read', reading: step.value } });
      } else {
        setResult({ of: text, is: { state: 'reading', share: step.value } });
        timer = setTimeout(goOn);
      }
    };
    timer = setTimeout(goOn);
    return () => {
      clearTimeout(timer);
    };
  }, [text]);
  if (text.trim() === '') {
    return { state: 'none' };
  }
  return result?.of === text ? result.is : { state: 'reading', share: 0 };
}
