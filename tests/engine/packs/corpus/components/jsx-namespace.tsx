import * as React from 'react';

export function icon(name: keyof React.JSX.IntrinsicElements): React.JSX.Element {
  return React.createElement(name, { className: 'icon' });
}

export const icons: Array<ReturnType<typeof icon>> = ['svg', 'img'].map(icon);
