import { Schema } from './schema';
import type { Host } from './host';

export interface Plugin<Options extends object = {}> {
  name: string
  options: Options,
  setup(host: Host): void | Promise<void>;
  teardown: () => void;
  [Symbol.iterator](): Iterator<string>;
}

export type Factory = { new (schema: Schema): Plugin };
export type Hook = { (name: string): void };
export abstract class BasePlugin implements Plugin {
  name: string; private constructor(); protected options: any;
  setup(host: Host): void; teardown(): void;
  static create(): BasePlugin;
  clone(): BasePlugin;
  [Symbol.iterator](): IterableIterator<string>
}
export function register(plugin: Plugin): void;
export function register(plugin: Plugin, priority: number): void;
export const version: string, major: number;
export default register;
