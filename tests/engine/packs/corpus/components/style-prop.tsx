import type { CSSProperties } from 'react';

const box: CSSProperties = { display: 'flex', gap: 8, color: undefined };

export function Box(props: { style?: CSSProperties }) {
  const merged = Object.assign({}, box, props.style);
  return <div style={merged}>{box.display!.length}</div>;
}
