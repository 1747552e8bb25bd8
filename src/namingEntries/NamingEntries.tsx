import type { NamingDecision, NamingVerdict } from '../linter/protocol';
import styles from './NamingEntries.module.css';

const explanations: Readonly<Record<NamingVerdict, string>> = {
  conditions: 'It doesn’t apply: several of its conditions aren’t met.',
  decides: 'This entry decides.',
  filter: 'It doesn’t apply: the name doesn’t match its filter.',
  modifiers: 'It doesn’t apply: the name lacks one of its modifiers.',
  outranked: 'It would apply, but a more specific entry goes first.',
  selector: 'It’s for other kinds of names.',
  types: 'It doesn’t apply: the type isn’t one of its types.',
};

/** The entries of `naming-convention` in their order: which of them decides about a name, and why the others don't. */
export function NamingEntries({ entries }: Pick<NamingDecision, 'entries'>) {
  return (
    <ol className={styles.entries}>
      {entries.map(({ entry, verdict }, index) => (
        // Entries have nothing but their place to tell them apart.
        <li key={index} className={styles[verdict]}>
          <code>{JSON.stringify(entry)}</code>
          <p>{explanations[verdict]}</p>
        </li>
      ))}
    </ol>
  );
}
