// @ts-check
// Runs in a page before anything else, and measures it into `window.vitals`.
// Plain JavaScript, since it is handed to the browser as it is.

const vitals = {
  /** Largest contentful paint: when the main content was there, in ms. */
  lcp: 0,
  /** Cumulative layout shift: how much moved without the reader's doing. */
  cls: 0,
  /** Total blocking time: how long the page could not react, in ms. */
  tbt: 0,
};
Object.assign(window, { vitals });

/**
 * @param {string} type
 * @param {(entry: PerformanceEntry) => void} measure
 */
function observe(type, measure) {
  new PerformanceObserver(list => list.getEntries().forEach(measure)).observe({
    type,
    buffered: true,
  });
}

observe('largest-contentful-paint', ({ startTime }) => {
  vitals.lcp = startTime;
});

// Shifts in quick succession are one; the worst of them counts.
let session = { value: 0, start: 0, end: 0 };
observe('layout-shift', entry => {
  const { hadRecentInput, startTime, value } =
    /** @type {PerformanceEntry & { hadRecentInput: boolean; value: number }} */ (
      entry
    );
  if (hadRecentInput) {
    return;
  }
  if (startTime - session.end > 1000 || startTime - session.start > 5000) {
    session = { value: 0, start: startTime, end: startTime };
  }
  session.value += value;
  session.end = startTime;
  vitals.cls = Math.max(vitals.cls, session.value);
});

// What a task takes beyond 50 ms after the first paint blocks the reader.
observe('longtask', ({ duration, startTime }) => {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  if (startTime > (paint?.startTime ?? Infinity)) {
    vitals.tbt += duration - 50;
  }
});
