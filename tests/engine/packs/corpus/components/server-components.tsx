import { cache } from 'react';
import type { PropsWithChildren } from 'react';

const loadUser = cache(async (id: string) => ({ id, name: id.toUpperCase() }));

export default async function Layout({ children }: PropsWithChildren<{}>) {
  const user = await loadUser('7');
  loadUser('8');
  return <section title={user.name}>{children}</section>;
}
