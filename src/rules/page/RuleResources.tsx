import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';

interface Props {
  rule: string;
  /** Present where the rule's tests are a folder, not a file. */
  tests?: 'folder';
}

/** Links to a rule's source and tests at the documented version, and to what is known of it. */
export function RuleResources({ rule, tests }: Props): ReactNode {
  const { customFields } = useDocusaurusContext().siteConfig;
  const { repository, packages } = customFields as {
    repository: string;
    packages: { version: string };
  };
  const at = (kind: 'blob' | 'tree'): string =>
    `${repository}/${kind}/v${packages.version}/packages/eslint-plugin`;
  return (
    <ul>
      <li>
        <Translate
          id="rules.resources.source"
          values={{
            source: (
              <Link to={`${at('blob')}/src/rules/${rule}.ts`}>
                <Translate id="rules.resources.source.link">Source</Translate>
              </Link>
            ),
            version: packages.version,
          }}
        >
          {'{source} at {version}'}
        </Translate>
      </li>
      <li>
        <Translate
          id="rules.resources.tests"
          values={{
            tests: (
              <Link
                to={
                  tests === 'folder'
                    ? `${at('tree')}/tests/rules/${rule}`
                    : `${at('blob')}/tests/rules/${rule}.test.ts`
                }
              >
                <Translate id="rules.resources.tests.link">Tests</Translate>
              </Link>
            ),
            version: packages.version,
          }}
        >
          {'{tests} at {version}'}
        </Translate>
      </li>
      <li>
        <Translate
          id="rules.resources.issues"
          values={{
            issues: (
              <Link to={`${repository}/issues?q=is%3Aissue+${rule}`}>
                <Translate id="rules.resources.issues.link">Issues</Translate>
              </Link>
            ),
          }}
        >
          {'{issues} that mention this rule'}
        </Translate>
      </li>
    </ul>
  );
}
