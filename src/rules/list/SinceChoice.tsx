import { type ReactNode, useEffect, useRef } from 'react';
import type { RuleMetadata } from '../metadata';

interface Props {
  rules: readonly RuleMetadata[];
  since: string | undefined;
  onChoose: (since: string | undefined) => void;
}

/**
 * Chooses the oldest version that rules may come from: a major one, or the one that the address names.
 * It follows the address only, as `PresetChoice` does.
 */
export function SinceChoice({ rules, since, onChoose }: Props): ReactNode {
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
  const majors = new Set(
    rules.map(rule => Number.parseInt(rule.since ?? '', 10)),
  );
  const versions = [...majors]
    .filter(Number.isFinite)
    .sort((a, b) => b - a)
    // All rules are that new.
    .slice(0, -1)
    .map(major => `${String(major)}.0.0`);
  return (
    <select
      ref={select}
      name="since"
      className="field"
      aria-label="First version"
      autoComplete="off"
      onChange={({ target }) => {
        onChoose(target.value || undefined);
      }}
    >
      <option value="">From any version</option>
      {since !== undefined && !versions.includes(since) && (
        <option value={since}>Since {since}</option>
      )}
      {versions.map(version => (
        <option key={version} value={version}>
          Since {version}
        </option>
      ))}
    </select>
  );
}
