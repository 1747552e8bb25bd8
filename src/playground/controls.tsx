import type { ComponentProps, ReactNode } from 'react';
import { messagePage, selectRulePages } from './analysis/analysisSelectors';
import controls from './controls.module.css';
import { type Place, revealPlace } from './sides/navigation';
import { usePlayground, useSelector } from './state/PlaygroundContext';

/** A button like all of the playground's. */
export function Button(props: ComponentProps<'button'>): ReactNode {
  return <button type="button" className={controls.button} {...props} />;
}

/** A place in the code, which leads there. */
export function PlaceButton({
  place,
  what = '',
  file,
  className = controls.place,
}: {
  place: Place;
  /** What is there, for those who don't see what is next to the button. */
  what?: string;
  /** The name of the file that it's in, where that isn't the shown one. */
  file?: string | undefined;
  className?: string | undefined;
}): ReactNode {
  const { store } = usePlayground();
  const shown = `${String(place.line)}:${String(place.column)}`;
  return (
    <button
      type="button"
      className={className}
      aria-label={`Go to ${what}line ${shown}${file === undefined ? '' : ` of ${file}`}`}
      onClick={() => {
        revealPlace(store, place, file);
      }}
    >
      {shown}
    </button>
  );
}

/** A rule's name. Its page opens in a tab of its own: this one has the linter, and what was typed. */
export function RuleLink({
  ruleId,
  messageId,
  className,
}: {
  ruleId: string;
  /** What the rule reports: the link leads to the first example that shows it. */
  messageId?: string | undefined;
  className?: string | undefined;
}): ReactNode {
  const url = useSelector(session => selectRulePages(session).get(ruleId));
  return url === undefined ? (
    <span className={className}>{ruleId}</span>
  ) : (
    <a
      className={className}
      href={messagePage(url, messageId)}
      target="_blank"
      rel="noopener"
    >
      {ruleId}
    </a>
  );
}
