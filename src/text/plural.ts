/** A number with its noun: `1 rule`, `2 rules`. @param many the noun's plural, when it doesn't just take an `s` */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
}
