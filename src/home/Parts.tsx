import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { plural } from '../text/plural';
import type { RuleCounts } from './content';
import styles from './Parts.module.css';

/** The parts of the toolchain, in the order in which readers come across them. */
export function Parts({ rules }: { rules: RuleCounts }): ReactNode {
  return (
    <section aria-labelledby="parts">
      <h2 id="parts">What you get</h2>
      <ul className={styles.parts}>
        <li>
          <h3>
            <Link to="/packages/parser">A parser</Link>
          </h3>
          <p>
            The TypeScript compiler reads your code. The parser hands the result
            on as ESTree, the syntax tree that ESLint’s rules and Prettier work
            on.
          </p>
        </li>
        <li>
          <h3>
            <Link to="/rules/">{plural(rules.all, 'rule')}</Link>
          </h3>
          <p>
            {rules.typed} use type information. {rules.fixing} fix what they
            report with <code>--fix</code>, and {rules.suggesting} suggest a
            change in your editor.
          </p>
        </li>
        <li>
          <h3>
            <Link to="/developers">A toolkit</Link>
          </h3>
          <p>
            Write rules of your own against typed syntax trees and the
            compiler’s API, and test them on code with types.
          </p>
        </li>
      </ul>
    </section>
  );
}
