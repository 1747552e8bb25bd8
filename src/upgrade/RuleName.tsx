import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { ruleLink } from '../rules/ruleLink';

const prefix = '@typescript-eslint/';

interface Props {
  /** As in a config. */
  id: string;
  /** Whether this version has no page for it. */
  isGone?: boolean;
}

/** A rule's name in code, with a link to its page. Those of the plugin are shown without its prefix. */
export function RuleName({ id, isGone = false }: Props): ReactNode {
  const name = (
    <code>{id.startsWith(prefix) ? id.slice(prefix.length) : id}</code>
  );
  return isGone ? name : <Link to={ruleLink(id)}>{name}</Link>;
}

/** A rule of the plugin by its bare name. */
export function OwnRuleName({ name }: { name: string }): ReactNode {
  return <RuleName id={prefix + name} />;
}

/** Several rules after each other, with commas. */
export function RuleNames({ ids }: { ids: readonly string[] }): ReactNode {
  return ids.map((id, index) => (
    <span key={id}>
      {index > 0 && ', '}
      <RuleName id={id} />
    </span>
  ));
}
