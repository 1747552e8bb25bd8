import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { plainMark } from '../playground/link/plainMark';
import { presetConfig } from '../rules/presets/presetConfig';

/** Code in which `strict` reports more than `recommended`. */
const sample = `interface Order {
  id: string;
  coupon?: string;
}

// @ts-expect-error: fix it
const limit: number = '20';

export function describe(order: Order) {
  return order.coupon!.trim() + limit;
}
`;

interface Props {
  /** The preset to begin with, as in an eslintrc. */
  preset: string;
  other: string;
  children: ReactNode;
}

/** A link to the playground that shows what another preset would report in a piece of code. */
export function PresetComparisonLink({ preset, other, children }: Props) {
  const parameters = {
    code: sample,
    eslintrc: presetConfig(preset),
    compared: presetConfig(other),
  };
  const texts = Object.entries(parameters).map(
    ([name, text]) => `&${name}=${plainMark}${encodeURIComponent(text)}`,
  );
  return <Link to={`/play#showAST=compare${texts.join('')}`}>{children}</Link>;
}
