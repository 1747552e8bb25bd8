import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import templates from '@generated/rules/default/how-to-use.json';
import type { ReactNode } from 'react';
import chevron from '../../ui/Chevron.module.css';
import { CopyButton } from '../../ui/CopyButton';
import { ConfigFormats } from '../ConfigFormats';
import type { RuleMetadata } from '../metadata';
import { getRule } from '../pluginRules';
import { type ConfigFormat, fillIn } from './howToUse';
import styles from './RulePanel.module.css';

interface Props {
  rule: string;
  /** What turns it on with its options, colored, for each format; absent where a line doesn't hold them. */
  flatOptions?: string;
  legacyOptions?: string;
  /** Present where the rule has options. */
  hasOptions?: 'true';
  /** When not to use the rule, in a sentence. */
  children?: ReactNode;
}

/**
 * What readers come for with a report in front of them: how to fix it, the lines that turn the rule on or
 * off, the comments that silence it, and when to do without it. The buttons outside of the `summary` copy
 * what most of them want, without unfolding anything.
 */
export function RulePanel({
  rule: name,
  flatOptions,
  legacyOptions,
  hasOptions,
  children,
}: Props) {
  const rule = getRule(name);
  const rowsIn = (format: ConfigFormat, options: string | undefined) => (
    <dl>
      <CodeRow
        title="Turn on"
        html={fillIn(rule, templates.on[format])}
        copied="rule"
      />
      {options !== undefined ? (
        <CodeRow title="With options" note="the defaults" html={options} />
      ) : (
        hasOptions && (
          <Row title="With options">
            <a href="#options">All options</a>
          </Row>
        )
      )}
      <CodeRow title="Turn off" html={fillIn(rule, templates.off[format])} />
    </dl>
  );
  return (
    <div className={styles.panel} data-panel="">
      <details>
        <summary className={chevron.chevron}>
          <b>Fix or silence</b> <span>config and comments</span>
        </summary>
        <div className={styles.content}>
          <dl>
            <Row title="Fix">
              {rule.fixable && (
                <>
                  <code>eslint --fix</code> fixes what it safely can.{' '}
                </>
              )}
              {rule.hasSuggestions &&
                'Your editor suggests changes, and you choose which to make. '}
              {(rule.fixable ?? rule.hasSuggestions)
                ? 'For the rest, see '
                : 'By hand, as in '}
              <a href="#examples">the correct examples</a>.
            </Row>
          </dl>
          <ConfigFormats
            labels={{ flat: 'flat config', legacy: 'eslintrc' }}
            flat={rowsIn('flat', flatOptions)}
            legacy={rowsIn('legacy', legacyOptions)}
          />
          <SilenceRows rule={rule}>{children}</SilenceRows>
        </div>
      </details>
      <p className={styles.buttons}>
        <PanelCopyButton copies="rule" label="Copy rule" />
        <PanelCopyButton copies="comment" label="Copy disable comment" />
      </p>
    </div>
  );
}

function SilenceRows({
  rule,
  children,
}: {
  rule: RuleMetadata;
  children: ReactNode;
}) {
  const { repository } = useDocusaurusContext().siteConfig.customFields as {
    repository: string;
  };
  // The form for what a rule gets wrong: see `src/playground/share/issueUrl.ts`.
  const report = new URLSearchParams({
    template: '01-bug-report-plugin.yaml',
    title: `Bug: [${rule.name}] `,
  });
  return (
    <dl>
      <CodeRow
        title="Silence a line"
        html={fillIn(rule, templates.line)}
        copied="comment"
      />
      <CodeRow title="The same in JSX" html={fillIn(rule, templates.jsx)} />
      <CodeRow title="Silence a file" html={fillIn(rule, templates.file)} />
      {children !== undefined && (
        <Row title="Leave it off?">
          {children} <a href="#when-not-to-use-it">When not to use it</a>
        </Row>
      )}
      <Row title="Looks wrong?">
        <a
          href={`${repository}/issues/new?${report.toString()}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          Report a problem with this rule
        </a>
      </Row>
    </dl>
  );
}

function PanelCopyButton({ copies, label }: { copies: string; label: string }) {
  return (
    <button type="button" data-action="copy-code" data-copies={copies}>
      <span aria-live="polite">{label}</span>
    </button>
  );
}

interface RowProps {
  title: string;
  note?: string;
}

function Row({ title, note, children }: RowProps & { children: ReactNode }) {
  return (
    <div>
      <dt>
        {title}
        {note !== undefined && <small>{` ${note}`}</small>}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

function CodeRow({
  html,
  copied,
  ...row
}: RowProps & {
  html: string;
  /** What a button of the panel that copies it says that it copies. */
  copied?: string;
}) {
  return (
    <Row {...row}>
      <code data-copied={copied} dangerouslySetInnerHTML={{ __html: html }} />
      <CopyButton />
    </Row>
  );
}
