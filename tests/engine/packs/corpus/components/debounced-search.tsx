import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

export function Search({ onSearch }: { onSearch(text: string): Promise<void> }) {
  const [text, setText] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const search = useCallback((next: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onSearch(next), 200);
  }, [onSearch]);
  const words = useMemo(() => text?.split(' ') ?? [], [text]);
  useEffect(() => {
    if (text) search(text);
  });
  return <input value={text || ''} onChange={e => setText(e.currentTarget.value)} placeholder={words[0]} />;
}
