import Link from '@docusaurus/Link';
import slowRules from '@generated/rules/default/slow-rules.json';
import { ruleLink } from '../rules/ruleLink';
import { DataTable } from '../ui/DataTable';

/** The slowest rules, with what they take. */
export function SlowRules() {
  return (
    <DataTable
      columns={['Rule', 'As the first typed rule', 'After others']}
      rows={slowRules.map(({ cold, name, warm }) => [
        <Link key="" to={ruleLink(name)}>
          <code>{name}</code>
        </Link>,
        describeCold(cold, warm),
        milliseconds(warm),
      ])}
    />
  );
}

/** A rule that takes no longer alone asks for types only with some of its options. */
function describeCold(cold: number | undefined, warm: number): string {
  if (cold === undefined) {
    return 'needs no types';
  }
  return cold < warm ? 'asks for no types by default' : milliseconds(cold);
}

function milliseconds(time: number): string {
  return `${Math.round(time).toLocaleString('en')} ms`;
}
