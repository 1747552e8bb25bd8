/// <reference path="./vendor.d.ts" />
/// <reference lib="dom" />
interface Window { analytics?: Analytics; __STATE__: any }

interface Analytics {
  track(event: string): void;
  track(event: string, properties: object): void;
  identify: (id: string) => void;
  track(event: number): void;
}

declare module Vendor {
  type Options = { debug: Boolean, depth?: Number };
  function init(options: Options): Promise<void>
  function init(options: Options, done: () => void): Promise<void>
  class Player { constructor(el: HTMLElement); play(): Promise<void>; new(): Player }
}

declare module '*.svg' { const url: string; export default url }
declare var process: { env: { [name: string]: string | undefined } };
declare function ga(...args: Array<any>): any;
type Maybe<T> = T | null | undefined | never;
interface Callable { (): void }
declare enum Level { Low, High }
