import type { ComponentPropsWithoutRef, ElementType, ReactNode } from 'react';

type Props<E extends ElementType> = {
  as?: E;
  children?: ReactNode;
} & ComponentPropsWithoutRef<E>;

export function Button<E extends ElementType = 'button'>({ as, children, ...rest }: Props<E>) {
  const Tag: ElementType = as ?? 'button';
  return <Tag {...rest}>{children}</Tag>;
}

export const link = <Button as="a" href="/prices">Prices</Button>;
