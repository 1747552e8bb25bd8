import Head from '@docusaurus/Head';
import type { ReactNode } from 'react';

/** On a page that is an application: `startAtFirstUse` doesn't wait for a sign of use there. */
export function StartAtOnce(): ReactNode {
  return (
    <Head>
      <html data-start="at-once" />
    </Head>
  );
}
