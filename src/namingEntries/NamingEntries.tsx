import type { NamingDecision, NamingVerdict } from '../linter/protocol';
import styles from './NamingEntries.module.css';

/** The entries of `naming-convention` in their order: which of them decides about a name, and why the others don't. */
export function NamingEntries({ entries }: Pick<NamingDecision, 'entries'>) {
  return (
    <ol className={styles.entries}>
      {entries.map(({ entry, verdict }, index) => (
        // Entries have nothing but their place to tell them apart.
        <li key={index} className={styles[verdict]}>
          <code>{JSON.stringify(entry)}</code>
          <p>{explain(verdict)}</p>
        </li>
      ))}
    </ol>
  );
}

function explain(verdict: NamingVerdict): string {
  switch (verdict) {
    case 'conditions':
      return 'It doesn’t apply: several of its conditions aren’t met.';
    case 'decides':
      return 'This entry decides.';
    case 'filter':
      return 'It doesn’t apply: the name doesn’t match its filter.';
    case 'modifiers':
      return 'It doesn’t apply: the name lacks one of its modifiers.';
    case 'outranked':
      return 'It would apply, but a more specific entry goes first.';
    case 'selector':
      return 'It’s for other kinds of names.';
    case 'types':
      return 'It doesn’t apply: the type isn’t one of its types.';
  }
}
