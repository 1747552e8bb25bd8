export const Price = ({ cents }: { cents: number }) => (
  <data value={cents}>{(cents / 100).toFixed(2)}</data>
);

export const prices = [<Price cents="5" />, <Price />, <Price cents={5} key={1} />];
