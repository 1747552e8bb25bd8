import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type { OriginInformation, OriginStep } from '../linter/protocol';
import { InlineCode } from '../ui/InlineCode';
import styles from './OriginTrace.module.css';

interface Props extends OriginInformation {
  /** Shows a step's place in the code; without it, places are text. */
  onShow?: (step: OriginStep) => void;
  /** Whether the guide opens in a tab of its own, where this one has what was typed. */
  opensTab?: boolean;
}

/** The way from a report back to what made its value `any`, and what would mend it there. */
export function OriginTrace({
  mend,
  onShow,
  opensTab = false,
  steps,
  what,
}: Props) {
  return (
    <>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          // A value can pass the same place twice.
          <li key={index}>
            <StepPlace step={step} onShow={onShow} />
            <code>{step.text}</code>
          </li>
        ))}
      </ol>
      <p key={`${what} ${mend.sentence}`} className={styles.what}>
        <InlineCode text={what} /> <InlineCode text={mend.sentence} />{' '}
        <Link
          to={mend.guide}
          {...(opensTab && { target: '_blank', rel: 'noopener' })}
        >
          More about this
        </Link>
      </p>
    </>
  );
}

function StepPlace({
  step,
  onShow,
}: {
  step: OriginStep;
  onShow: Props['onShow'];
}) {
  const { place } = step;
  const isInCode = !('source' in place);
  const text = isInCode
    ? `Line ${String(place.line)}`
    : place.source === 'lib'
      ? 'TypeScript’s types'
      : place.source;
  return isInCode && onShow ? (
    <button
      type="button"
      className={clsx('link-button', styles.place)}
      onClick={() => onShow(step)}
    >
      {text}
    </button>
  ) : (
    <span className={styles.place}>{text}</span>
  );
}
