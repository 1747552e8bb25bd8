import { Commented } from '../../../text/printJavaScript';
import { DroppedLog } from './dropped';
import { DataShaper } from './shapeData';

/** What a config's settings are shaped with. */
export interface ShapeContext {
  log: DroppedLog;
  data: DataShaper;
  /** What a module calls plugins that are known, where that is not their usual name: the usual one by it. */
  aliases: Map<string, string>;
}

/** Name and data of a property of the config. */
export type Entry = [name: string, data: unknown];

export function createContext(): ShapeContext {
  const log = new DroppedLog();
  return { log, data: new DataShaper(log), aliases: new Map() };
}

/** Comments in the place of something, as an element of a list. */
export function commentsAlone(comments: readonly string[]): Commented[] {
  return comments.length === 0 ? [] : [new Commented(undefined, comments)];
}
