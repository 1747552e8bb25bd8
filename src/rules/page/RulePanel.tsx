import Translate, { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import templates from '@generated/rules/default/how-to-use.json';
import { Fragment, type ReactNode } from 'react';
import chevron from '../../ui/Chevron.module.css';
import { Choices } from '../../ui/Choices';
import { CopyButton } from '../../ui/CopyButton';
import type { RuleMetadata } from '../metadata';
import { getRule } from '../pluginRules';
import { type ConfigFormat, fillIn } from './howToUse';
import { reportUrl } from './reportUrl';
import styles from './RulePanel.module.css';
import { RulePanelFix } from './RulePanelFix';

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
          <b>
            <Translate id="rules.panel.title">Fix or silence</Translate>
          </b>{' '}
          <span>
            <Translate id="rules.panel.contents">
              config lines, disable comments, when not to use it
            </Translate>
          </span>
        </summary>
        <div className={styles.content}>
          <dl>
            <Row title={translate({ id: 'rules.panel.fix', message: 'Fix' })}>
              <RulePanelFix rule={rule} />
            </Row>
          </dl>
          <Choices
            group="eslint-config"
            label={translate({
              id: 'choices.configFormat',
              message: 'Config format',
            })}
            choices={[
              {
                value: 'flat',
                label: translate({
                  id: 'rules.panel.flat',
                  message: 'flat config',
                }),
                content: rowsIn('flat'),
              },
              {
                value: 'legacy',
                label: translate({
                  id: 'rules.panel.eslintrc',
                  message: 'eslintrc',
                }),
                content: rowsIn('legacy'),
              },
            ]}
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
        title={translate({ id: 'rules.panel.turnOn', message: 'Turn on' })}
        html={fillIn(rule, templates.on[format])}
        copied="rule"
      />
      {options === undefined ? (
        hasOptions && (
          <Row
            title={translate({
              id: 'rules.panel.withOptions',
              message: 'With options',
            })}
          >
            <a href="#options">
              <Translate id="rules.panel.allOptions">All options</Translate>
            </a>
          </Row>
        )
      ) : (
        <CodeRow
          title={translate({
            id: 'rules.panel.withOptions',
            message: 'With options',
          })}
          note={translate({
            id: 'rules.panel.defaults',
            message: 'the defaults',
          })}
          html={options}
        />
      )}
      <CodeRow
        title={translate({ id: 'rules.panel.turnOff', message: 'Turn off' })}
        html={fillIn(rule, templates.off[format])}
      />
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
        title={translate({
          id: 'rules.panel.silenceLine',
          message: 'Silence a line',
        })}
        html={fillIn(rule, templates.line)}
        copied="comment"
      />
      <CodeRow title="The same in JSX" html={fillIn(rule, templates.jsx)} />
      <CodeRow
        title={translate({
          id: 'rules.panel.silenceFile',
          message: 'Silence a file',
        })}
        html={fillIn(rule, templates.file)}
      />
      {children !== undefined && (
        <Row
          title={translate({
            id: 'rules.panel.leaveOff',
            message: 'Leave it off?',
          })}
        >
          {children}{' '}
          <a href="#when-not-to-use-it">
            <Translate id="rules.panel.whenNot">When not to use it</Translate>
          </a>
        </Row>
      )}
      <Row
        title={translate({
          id: 'rules.panel.looksWrong',
          message: 'Looks wrong?',
        })}
      >
        <a
          href={reportUrl(repository, rule)}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Translate id="rules.panel.report">
            Report a problem with this rule
          </Translate>
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
          [
            'rule',
            translate({ id: 'rules.panel.copyRule', message: 'Copy rule' }),
          ],
          [
            'comment',
            translate({
              id: 'rules.panel.copyComment',
              message: 'Copy disable comment',
            }),
          ],
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
