import { useEffect, useState } from 'react';

/** The last value that has stayed the same for a while; `undefined` before there is one. @param rest in milliseconds */
export function useRested<Value>(
  value: Value,
  rest: number,
): Value | undefined {
  const [rested, setRested] = useState<{ value: Value }>();
  useEffect(() => {
    const timer = setTimeout(() => setRested({ value }), rest);
    return () => clearTimeout(timer);
  }, [value, rest]);
  return rested?.value;
}
