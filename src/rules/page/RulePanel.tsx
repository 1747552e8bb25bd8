import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import templates from '@generated/rules/default/how-to-use.json';
import { Fragment, type ReactNode } from 'react';
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
}: Props): ReactNode {
  const rule = getRule(name);
  const optionLines = { flat: flatOptions, legacy: legacyOptions };
  const rowsIn = (format: ConfigFormat): ReactNode => (
    <ConfigRows
      rule={rule}
      format={format}
      options={optionLines[format]}
      hasOptions={hasOptions !== undefined}
    />
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
              <RulePanelFix rule={rule} />
            </Row>
          </dl>
          <ConfigFormats
            labels={{ flat: 'flat config', legacy: 'eslintrc' }}
            flat={rowsIn('flat')}
            legacy={rowsIn('legacy')}
          />
          <SilenceRows rule={rule}>{children}</SilenceRows>
        </div>
      </details>
      <CopyButtons />
    </div>
  );
}

/** The lines of a config that turn the rule on or off. */
function ConfigRows({
  rule,
  format,
  options,
  hasOptions,
}: {
  rule: RuleMetadata;
  format: ConfigFormat;
  /** What turns it on with its options. */
  options: string | undefined;
  hasOptions: boolean;
}): ReactNode {
  return (
    <dl>
      <CodeRow
        title="Turn on"
        html={fillIn(rule, templates.on[format])}
        copied="rule"
      />
      {options === undefined ? (
        hasOptions && (
          <Row title="With options">
            <a href="#options">All options</a>
          </Row>
        )
      ) : (
        <CodeRow title="With options" note="the defaults" html={options} />
      )}
      <CodeRow title="Turn off" html={fillIn(rule, templates.off[format])} />
    </dl>
  );
}

/** The comments that silence the rule, and what to do without it. */
function SilenceRows({
  rule,
  children,
}: {
  rule: RuleMetadata;
  children: ReactNode;
}): ReactNode {
  const { repository } = useDocusaurusContext().siteConfig.customFields as {
    repository: string;
  };
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
          href={reportUrl(repository, rule)}
          target="_blank"
          rel="noopener noreferrer"
        >
          Report a problem with this rule
        </a>
      </Row>
    </dl>
  );
}

/** What most readers of the panel want, without unfolding it. */
function CopyButtons(): ReactNode {
  return (
    <p className={styles.buttons}>
      {(
        [
          ['rule', 'Copy rule'],
          ['comment', 'Copy disable comment'],
        ] as const
      ).map(([copied, label]) => (
        <Fragment key={copied}>
          <button type="button" data-action="copy-code" data-copies={copied}>
            <span aria-live="polite">{label}</span>
          </button>
        </Fragment>
      ))}
    </p>
  );
}

interface RowProps {
  title: string;
  /** Small, below the title. */
  note?: string;
}

function Row({
  title,
  note,
  children,
}: RowProps & { children: ReactNode }): ReactNode {
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
}): ReactNode {
  return (
    <Row {...row}>
      <code data-copied={copied} dangerouslySetInnerHTML={{ __html: html }} />
      <CopyButton />
    </Row>
  );
}

/** How to fix what a rule reports: what ESLint does, what the editor offers, and what is left. */
function RulePanelFix({
  rule: { fixable, hasSuggestions },
}: {
  rule: RuleMetadata;
}): ReactNode {
  return (
    <>
      {fixable && (
        <>
          <code>eslint --fix</code> fixes what it safely can.{' '}
        </>
      )}
      {hasSuggestions &&
        'Your editor suggests changes, and you choose which to make. '}
      {(fixable ?? hasSuggestions) ? 'For the rest, see ' : 'By hand, as in '}
      <a href="#examples">the correct examples</a>.
    </>
  );
}

/** The repository's form for what a rule gets wrong: see `src/playground/share/issueUrl.ts`. */
const template = '01-bug-report-plugin.yaml';

/**
 * The address of the form for a problem with a rule, with its name filled in.
 *
 * @param repository address of the code host's repository
 */
function reportUrl(
  repository: string,
  { name }: Pick<RuleMetadata, 'name'>,
): string {
  const parameters = new URLSearchParams({
    template,
    title: `Bug: [${name}] `,
  });
  return `${repository}/issues/new?${parameters.toString()}`;
}
