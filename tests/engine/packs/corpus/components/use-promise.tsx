import { use, Suspense } from 'react';

function Name({ user }: { user: Promise<{ name: string | null }> }) {
  const { name } = use(user);
  return <b>{name || 'Guest'}</b>;
}

export const view = (user: Promise<any>) => <Suspense><Name user={user} /></Suspense>;
