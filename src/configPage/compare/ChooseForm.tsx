import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import type { PageStore } from '../usePageState';
import { readAnswers, writeAnswers } from './answers';
import styles from './Compare.module.css';

/** Five questions, and their answers in the HTML. */
export function ChooseForm({ page }: { page: PageStore }): ReactNode {
  const answers = readAnswers(page.fields.answers);
  const change = (changed: Partial<typeof answers>): void => {
    page.setField('answers', writeAnswers({ ...answers, ...changed }));
  };
  return (
    <form
      className={styles.questions}
      aria-label={translate({
        id: 'config.choose.form',
        message: 'Questions about your project',
      })}
      onSubmit={event => {
        event.preventDefault();
      }}
    >
      <label>
        <Translate id="config.choose.format">Format</Translate>{' '}
        <select
          className="field"
          value={answers.format}
          onChange={({ target }) => {
            change({ format: target.value === 'flat' ? 'flat' : 'eslintrc' });
          }}
        >
          <option value="flat">
            <Translate id="config.choose.flat">flat config</Translate>
          </option>
          <option value="eslintrc">
            <Translate id="config.choose.eslintrc">eslintrc config</Translate>
          </option>
        </select>
      </label>
      <label>
        <Translate id="config.choose.strictness">How strict</Translate>{' '}
        <select
          className="field"
          value={answers.strictness}
          onChange={({ target }) => {
            change({
              strictness: target.value === 'strict' ? 'strict' : 'recommended',
            });
          }}
        >
          <option value="recommended">recommended</option>
          <option value="strict">
            <Translate id="config.choose.strict">strict: more rules</Translate>
          </option>
        </select>
      </label>
      <Check
        label={translate({
          id: 'config.choose.typed',
          message: 'Use type information (needs a tsconfig)',
        })}
        isOn={answers.isTyped}
        onChange={isTyped => {
          change({ isTyped });
        }}
      />
      <Check
        label={translate({
          id: 'config.choose.stylistic',
          message: 'One style for what can be written in several ways',
        })}
        isOn={answers.isStylistic}
        onChange={isStylistic => {
          change({ isStylistic });
        }}
      />
      <Check
        label="React"
        isOn={answers.hasReact}
        onChange={hasReact => {
          change({ hasReact });
        }}
      />
      <Check
        label={translate({
          id: 'config.choose.jest',
          message: 'Tests with Jest',
        })}
        isOn={answers.hasJest}
        onChange={hasJest => {
          change({ hasJest });
        }}
      />
    </form>
  );
}

function Check({
  label,
  isOn,
  onChange,
}: {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}): ReactNode {
  return (
    <label className={styles.check}>
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => {
          onChange(target.checked);
        }}
      />
      {label}
    </label>
  );
}
