interface Props {
  /** How many things of a list aren't shown: nothing is said if there are none. */
  count: number;
  className?: string | undefined;
}

/** Says below a list how many more there are. */
export function AndMore({ count, className }: Props) {
  return (
    count > 0 && <p className={className}>{`… and ${String(count)} more.`}</p>
  );
}
