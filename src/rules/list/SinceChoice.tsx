import Translate, { translate } from '@docusaurus/Translate';
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
      aria-label={translate({
        id: 'rules.filter.since.label',
        message: 'New since',
      })}
      autoComplete="off"
      onChange={({ target }) => {
        onChoose(target.value || undefined);
      }}
    >
      <option value="">
        <Translate id="rules.filter.since.any">In any version</Translate>
      </option>
      {choices.map(version => (
        <option key={version} value={version}>
          {translate(
            {
              id: 'rules.filter.since.version',
              message: 'New since {version}',
            },
            { version },
          )}
        </option>
      ))}
    </select>
  );
}
