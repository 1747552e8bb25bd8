import { Children, cloneElement, isValidElement, type ReactNode } from 'react';

export function Numbered({ children }: { children: ReactNode }) {
  return (
    <ol>
      {Children.map(children, (child, index) =>
        isValidElement(child) ? cloneElement(child, { key: index, tabIndex: index } as any) : child,
      )}
    </ol>
  );
}
