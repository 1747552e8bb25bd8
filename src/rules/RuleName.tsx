import Link from '@docusaurus/Link';
import { pluginPrefix, ruleLink } from './ruleLink';

interface Props {
  /** As in a config. */
  id: string;
  /** Whether this version has no page for it. */
  isGone?: boolean;
}

/** A rule's name in code, with a link to its page. Those of the plugin are shown without its prefix. */
export function RuleName({ id, isGone = false }: Props) {
  const name = (
    <code>
      {id.startsWith(pluginPrefix) ? id.slice(pluginPrefix.length) : id}
    </code>
  );
  return isGone ? name : <Link to={ruleLink(id)}>{name}</Link>;
}
