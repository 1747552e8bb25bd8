import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** What `plugins/packages` reads from the installed packages. */
type PackageFacts = Record<
  'eslint' | 'node' | 'typescript' | 'version',
  string
>;

/** A version or version range, as the documented packages state it. */
export function PackageFact({ of: fact }: { of: keyof PackageFacts }) {
  const { siteConfig } = useDocusaurusContext();
  return (
    <code>{(siteConfig.customFields?.packages as PackageFacts)[fact]}</code>
  );
}
