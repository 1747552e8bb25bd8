import { findNodeAtLocation, type JSONPath } from 'jsonc-parser';
import { parseJson } from '../config/json/parseJson';

/** Gives a property of a text of JSON another name, and leaves it where it is, with the comments around it. */
export function renameKey(text: string, path: JSONPath, name: string): string {
  const { root } = parseJson(text);
  const key = root && findNodeAtLocation(root, path)?.parent?.children?.[0];
  return key === undefined
    ? text
    : text.slice(0, key.offset) +
        JSON.stringify(name) +
        text.slice(key.offset + key.length);
}
