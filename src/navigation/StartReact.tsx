import Head from '@docusaurus/Head';

interface Props {
  /**
   * `load`: as soon as the page is there, since it is an application. `missing`: likewise, on the page that
   * is served for what isn't there. `use`: when a reader turns to it.
   */
  at: 'load' | 'missing' | 'use';
}

/** On a page with components that have state: React takes over its HTML, and when. */
export function StartReact({ at }: Props) {
  return (
    <Head>
      <html data-start={at} />
    </Head>
  );
}
