import usual from '@generated/tools/default/usual.json';
import { WithRules } from '../../rules/WithRules';
import {
  questions,
  readAnswers,
  usualAnswers,
  writeAnswers,
} from '../../tools/new/answers';
import styles from '../../tools/new/ChooseForm.module.css';
import { ChosenFiles } from '../../tools/new/ChosenFiles';
import { SelectField } from '../../tools/SelectField';
import { InputAndResult, ToolPage } from '../../tools/ToolPage';
import { type ToolStore, useToolState } from '../../tools/useToolState';
import { loadable } from '../../ui/loadable';

const ChosenConfig = loadable<{ answers: string }>(async () => {
  const { chooseConfig } = await import('../../config/chooseConfig');
  return ({ answers }) => (
    <WithRules>
      {known => <ChosenFiles {...chooseConfig(readAnswers(answers), known)} />}
    </WithRules>
  );
});

/** `/config/new`: a config from nothing. */
export default function NewConfigPage() {
  const store = useToolState(['answers']);
  const { answers } = store.fields;
  return (
    <ToolPage tool="start">
      <InputAndResult
        input={<ChooseForm store={store} />}
        result={
          answers ? (
            <ChosenConfig answers={answers} />
          ) : (
            <ChosenFiles {...usual.chosen} />
          )
        }
      />
    </ToolPage>
  );
}

function ChooseForm({ store }: { store: ToolStore }) {
  const { answers: written } = store.fields;
  const answers = written ? readAnswers(written) : usualAnswers;
  return (
    <form
      className={styles.questions}
      aria-label="Questions about your project"
    >
      {Object.entries(questions).map(([name, { label, choices }]) => (
        <SelectField
          key={name}
          label={label}
          value={answers[name as keyof typeof answers]}
          choices={choices}
          onChoose={value =>
            store.setField(
              'answers',
              writeAnswers({ ...answers, [name]: value }),
            )
          }
        />
      ))}
    </form>
  );
}
