import Link from '@docusaurus/Link';
import { usePluralForm } from '@docusaurus/theme-common';
import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import type { RuleCounts } from './content';
import styles from './Parts.module.css';

/** The parts of the toolchain, in the order in which readers come across them. */
export function Parts({ rules }: { rules: RuleCounts }): ReactNode {
  const { selectMessage } = usePluralForm();

  return (
    <section aria-labelledby="parts">
      <h2 id="parts">
        <Translate id="home.parts.title">What you get</Translate>
      </h2>
      <ul className={styles.parts}>
        <li>
          <h3>
            <Link to="/packages/parser">
              <Translate id="home.parts.parser">A parser</Translate>
            </Link>
          </h3>
          <p>
            <Translate id="home.parts.parser.text">
              The TypeScript compiler reads your code. The parser hands the
              result on as ESTree, the syntax tree that ESLint’s rules and
              Prettier work on.
            </Translate>
          </p>
        </li>
        <li>
          <h3>
            <Link to="/rules/">
              {selectMessage(
                rules.all,
                translate(
                  {
                    id: 'home.parts.rules',
                    message: '{count} rule|{count} rules',
                  },
                  { count: rules.all },
                ),
              )}
            </Link>
          </h3>
          <p>
            <Translate
              id="home.parts.rules.text"
              values={{
                typed: rules.typed,
                fixing: rules.fixing,
                fix: <code>--fix</code>,
                suggesting: rules.suggesting,
              }}
            >
              {
                '{typed} use type information. {fixing} fix what they report with {fix}, and {suggesting} suggest a change in your editor.'
              }
            </Translate>
          </p>
        </li>
        <li>
          <h3>
            <Link to="/developers">
              <Translate id="home.parts.toolkit">A toolkit</Translate>
            </Link>
          </h3>
          <p>
            <Translate id="home.parts.toolkit.text">
              Write rules of your own against typed syntax trees and the
              compiler’s API, and test them on code with types.
            </Translate>
          </p>
        </li>
      </ul>
    </section>
  );
}
