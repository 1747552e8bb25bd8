import { useEffect, useRef } from 'react';

export function FocusedInput() {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current!.focus();
    return async () => {
      await Promise.resolve();
    };
  }, []);
  return <input ref={input} />;
}
