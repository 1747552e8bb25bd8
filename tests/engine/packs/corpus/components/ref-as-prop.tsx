import type { Ref } from 'react';

export function Input({ ref, onDone }: { ref?: Ref<HTMLInputElement>; onDone: () => Promise<string> }) {
  return (
    <input
      ref={ref}
      onBlur={() => onDone()}
      onFocus={async () => {
        await onDone();
      }}
    />
  );
}
