import { createPortal } from 'react-dom';
import type { JSX } from 'react';

export function Dialog(props: { body: JSX.Element; open?: boolean }) {
  const root = document.getElementById('dialogs')!;
  return props.open === true ? createPortal(props.body, root) : null;
}
