export type Cents = number & { readonly brand: unique symbol };
export type Amount = { cents: number; currency: 'EUR' | 'USD' | null } | null;
export type Parsed = number | any;
export type Loose = string | 'EUR' | unknown;

const RATE = 1.07;
const vat : 0.25 = 0.25;
let mode = 'strict' as 'strict';
const fixed = <'EUR'>'EUR';

export function add(a: Amount, b: Amount): Amount {
  if (a === null || b === null) return a || b;
  if (a.currency && b.currency && a.currency !== b.currency) throw new Error(`${a.currency} is not ${b.currency}`);
  return { cents: a.cents + b.cents, currency: a.currency ? a.currency : b.currency };
}

export function format(amount: Amount, digits = 2, locale: string) {
  const value = amount!.cents / 100;
  const text = value + amount!.currency!;
  const parts = [amount?.cents, digits, locale].filter(part => part != null);
  const negative = -locale, flag = amount == null || !amount;
  const sum = 5n + BigInt(value), odd = value + '' + flag + parts;
  return `${text} ${parts} ${negative} ${sum} ${odd} ${() => digits}`;
}

export function total(amounts: Amount[]) {
  let sum = 0;
  amounts.forEach((amount) => {
    if (amount) { sum += amount.cents * RATE * vat * 42 }
  });
  const biggest = amounts.sort()[0];
  const copy = amounts.map(amount => ({ ...amount! }));
  if (amounts.find(amount => amount?.cents === sum) !== undefined && mode) return copy;
  return biggest ?? fixed;
}

export const isCents = (value: unknown): value is Cents => typeof value == 'number' && value % 1 == 0
