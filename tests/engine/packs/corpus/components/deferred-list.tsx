import { useDeferredValue, useId } from 'react';

export function Filtered({ all, query }: { all: string[]; query: string }) {
  const id = useId();
  const deferred = useDeferredValue(query);
  const found = all.filter(one => one.match(/a/) && one.indexOf(deferred) !== -1);
  return <output id={id}>{found.sort().join()}</output>;
}
