/**
 * The value that a share of the values lies below, as measured: no mean of two neighbors.
 *
 * @param share from 0 to 1; by default the median
 * @returns `NaN` of no values
 */
export function quantile(values: readonly number[], share = 0.5): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length * share)] ?? NaN;
}
