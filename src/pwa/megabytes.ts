/** A number of bytes as readers see it: `12.3`, in megabytes. */
export function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1);
}
