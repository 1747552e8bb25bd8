/** What examples are edited with: a chunk of its own. */
export type Editing = typeof import('./editing');

/** Loads what examples are edited with; once for the visit. */
export function loadEditing(): Promise<Editing> {
  return import('./editing');
}
