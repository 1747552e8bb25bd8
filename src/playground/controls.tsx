import clsx from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { messagePage, selectRulePages } from './analysis/analysisSelectors';
import controls from './controls.module.css';
import { type Place, revealPlace } from './sides/navigation';
import { usePlayground, useSelector } from './state/PlaygroundContext';

/** A button like all of the playground's. */
export function Button(props: ComponentProps<'button'>) {
  return <button type="button" className={controls.button} {...props} />;
}

/** A choice of one among a few values. */
export function Select<Value extends string>({
  className,
  label,
  isLabelHidden = false,
  value,
  values,
  textOf = each => each,
  onChoose,
}: {
  className?: string | undefined;
  label: string;
  /** Whether it's for screen readers only: others see what it's about. */
  isLabelHidden?: boolean;
  value: Value;
  values: readonly Value[];
  /** What a value is called, where it doesn't say that. */
  textOf?: (value: Value) => string;
  onChoose: (value: Value) => void;
}) {
  const id = useId();
  return (
    <div className={className}>
      {!isLabelHidden && <label htmlFor={id}>{label}</label>}
      <select
        id={id}
        className={controls.select}
        aria-label={isLabelHidden ? label : undefined}
        value={value}
        onChange={({ target }) => {
          const chosen = values.find(each => each === target.value);
          if (chosen !== undefined) {
            onChoose(chosen);
          }
        }}
      >
        {values.map(each => (
          <option key={each} value={each}>
            {textOf(each)}
          </option>
        ))}
      </select>
    </div>
  );
}

/** What a field for code has: nothing in it is corrected. */
export const codeField = {
  className: clsx(controls.field, controls.code),
  autoCapitalize: 'off',
  autoComplete: 'off',
  autoCorrect: 'off',
  spellCheck: false,
} as const;

/** Something that the reader should know, next to buttons that help. */
export function Notice({
  className = controls.notice,
  role,
  offer,
  onTake,
  onClose,
  children,
}: {
  className?: string | undefined;
  role?: 'alert' | 'status';
  /** What can be done about it, on a button. */
  offer?: string | undefined;
  onTake?: () => void;
  /** Takes it away; without it, it stays until it's no longer so. */
  onClose?: () => void;
  children?: ReactNode;
}) {
  return (
    <div className={className} role={role}>
      {children}
      {offer !== undefined && <Button onClick={onTake}>{offer}</Button>}
      {onClose && <Button onClick={onClose}>Close</Button>}
    </div>
  );
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
}) {
  const { store } = usePlayground();
  const shown = `${String(place.line)}:${String(place.column)}`;
  return (
    <button
      type="button"
      className={className}
      aria-label={`Go to ${what}line ${shown}${file === undefined ? '' : ` of ${file}`}`}
      onClick={() => revealPlace(store, place, file)}
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
}) {
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
