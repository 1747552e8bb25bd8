/* eslint no-console: "error", @typescript-eslint/no-explicit-any: "off", no-such-rule: "error" */
/* eslint quotes: ["error", "sometimes"] */
/* global appVersion:readonly */
declare const appVersion: string;

// eslint-disable-next-line @typescript-eslint/no-explicit-any
export function send(payload: any) {
  console.log(payload, appVersion); // eslint-disable-line no-console
  // eslint-disable-next-line
  return payload.id as any;
}

/* eslint-disable @typescript-eslint/no-unused-vars, @typescript-eslint/no-floating-promises -- demo */
const neverUsed = 1;
Promise.resolve(neverUsed);
/* eslint-enable @typescript-eslint/no-unused-vars */
const alsoUnused = 2;

// @ts-expect-error
const wrong: number = 'text';
// @ts-ignore: the vendor's types are wrong
const vendor: number = 'text';
export default wrong + vendor;
