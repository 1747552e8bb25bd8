import { type ReactNode, useEffect, useRef } from 'react';
import { sinceChoices } from './newSince';

interface Props {
  since: string | undefined;
  onChoose: (since: string | undefined) => void;
}

/** Chooses rules by the version they came after. As with presets, what was chosen before React came stays. */
export function SinceChoice({ since, onChoose }: Props): ReactNode {
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    const { current } = select;
    if (!current || since === undefined) {
      return undefined;
    }
    current.value = since;
    return () => {
      current.value = '';
    };
  }, [since]);
  // An address may name any version.
  const choices =
    since === undefined || sinceChoices.includes(since)
      ? sinceChoices
      : [since, ...sinceChoices];
  return (
    <select
      ref={select}
      className="field"
      aria-label="New since"
      autoComplete="off"
      onChange={({ target }) => {
        onChoose(target.value || undefined);
      }}
    >
      <option value="">In any version</option>
      {choices.map(version => (
        <option key={version} value={version}>
          {`New since ${version}`}
        </option>
      ))}
    </select>
  );
}
