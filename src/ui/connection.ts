/** What Chromium tells of the connection; no other browser does, and TypeScript's DOM library lacks it. */
interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

/** Whether the reader has asked the browser to save data. */
export function savesData(): boolean {
  return connection()?.saveData === true;
}

/** Whether the connection is of the second generation of mobile networks, or as slow as one. */
export function isSlow(): boolean {
  return connection()?.effectiveType?.includes('2g') === true;
}

function connection(): Connection | undefined {
  return (navigator as { connection?: Connection }).connection;
}
