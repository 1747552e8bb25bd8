declare const written: unique symbol;

/** A value as JSON text, of which the type checker still knows what is in it. */
export type Json<Value> = string & { readonly [written]?: Value };

/** Writes a value as JSON. */
export function writeJson<Value>(value: Value): Json<Value> {
  return JSON.stringify(value);
}

/** Reads back what `writeJson` wrote. */
export function readJson<Value>(json: Json<Value>): Value {
  return JSON.parse(json) as Value;
}

/** Writes a value as JSON that people read: the text of a file. */
export function formatJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
