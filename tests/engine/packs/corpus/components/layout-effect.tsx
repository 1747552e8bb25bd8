import { useLayoutEffect, useRef, useState } from 'react';

export function Tooltip({ text }: { text: string }) {
  const box = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(0);
  useLayoutEffect(() => {
    const rect = box.current?.getBoundingClientRect();
    setHeight(rect?.height || 0);
    Promise.resolve(height).then(console.log);
  }, [text]);
  return <div ref={box} style={{ top: -height }}>{text}</div>;
}
