import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';

/** The playground's page. */
export default function Play(): ReactNode {
  return (
    <Layout
      title="Playground"
      description="Try the rules of typescript-eslint on your code."
    >
      <main className="container margin-vert--lg">
        <h1>Playground</h1>
        <p>
          The playground that runs every rule in your browser is being built.
          Until it is here, <Link to="/getting-started/">set up linting</Link>{' '}
          in a small project and run it there: it takes three lines.
        </p>
        <p>
          Each <Link to="/rules/">rule’s page</Link> shows code that the rule
          reports, and how to fix it.
        </p>
      </main>
    </Layout>
  );
}
