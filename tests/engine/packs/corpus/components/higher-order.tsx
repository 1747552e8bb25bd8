import { type ComponentType, type FC } from 'react';

export function withUser<P extends { user: string }>(Inner: ComponentType<P>): FC<Omit<P, 'user'>> {
  const Outer: FC<Omit<P, 'user'>> = props => <Inner {...(props as P)} user="guest" />;
  Outer.displayName = `withUser(${Inner.displayName || Inner.name})`;
  return Outer;
}
