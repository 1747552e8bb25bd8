import Link from '@docusaurus/Link';
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
        <Link to={`${at('blob')}/src/rules/${rule}.ts`}>Source</Link> at{' '}
        {packages.version}
      </li>
      <li>
        <Link
          to={
            tests === 'folder'
              ? `${at('tree')}/tests/rules/${rule}`
              : `${at('blob')}/tests/rules/${rule}.test.ts`
          }
        >
          Tests
        </Link>{' '}
        at {packages.version}
      </li>
      <li>
        <Link to={`${repository}/issues?q=is%3Aissue+${rule}`}>Issues</Link>{' '}
        that mention this rule
      </li>
    </ul>
  );
}
