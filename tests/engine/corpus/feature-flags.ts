export const enum Flag { Search = 'search', Checkout = 'checkout' }
export enum Variant { Control, Treatment, Other = Control }
export enum Mask { None = 0, Read = 1, Write = 2, All = Read | Write }

type Flags = { [flag in Flag]?: boolean };
type Source = () => Promise<Flags>;
declare let flags: Flags;
declare const source: Source | undefined;

export const isEnabled = (flag: Flag): boolean => flags[flag] ?? false;
export const isOn = (flag: string) => flag === Flag.Search || flag == 'checkout';
export function variant(user: { id: string }): Variant { return user.id.length % 2 }
export function name(variant: Variant) {
  switch (variant) {
    case Variant.Control: return 'control';
    case Variant.Treatment: return 'treatment';
    default: return 'other';
  }
}
export const hasMask = (mask: Mask) => (mask & Mask.Read) === 1 && mask === Mask.All && mask > 0;

export async function load(): Promise<Flags> {
  if (source) { const loaded = await source(); flags = loaded; return loaded }
  if (!source) return {};
  return flags!;
}
export async function loadAll(sources: Source[]) {
  const all: Flags = {};
  for (const source of sources) Object.assign(all, await source());
  if (all.search === true || all.checkout === false || !all.search === true) return all;
  const unsure: boolean = !!(all[Flag.Search]);
  if (unsure === false) return null
  return unsure;
}
export const when = <T, U = T>(flag: Flag, on: () => T, off: () => U): T | U => isEnabled(flag) ? on() : off();
when<string, string>(Flag.Search, () => 'a', () => 'b');
export type Named = { readonly [K in Flag as `is-${K}`]: boolean };
export interface Tree { child: Tree; get(): Tree; set: (tree: Tree) => void }
