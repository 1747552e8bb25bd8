import { forwardRef, useImperativeHandle, useRef } from 'react';

export interface Handle {
  clear(): void;
}

export const Field = forwardRef<Handle, { label: string }>((props, ref) => {
  const input = useRef<HTMLInputElement | null>(null);
  useImperativeHandle(ref, () => ({
    clear: () => {
      input.current && (input.current.value = '');
    },
  }));
  return <label>{props.label}<input ref={input} /></label>;
});
