import { setValue } from '../../../config/json/edits';
import {
  parseJson,
  propertiesOf,
  propertyOf,
  valueOf,
} from '../../../config/json/parseJson';
import type { PlaygroundCompilerOption } from '../../../linter/protocol';
import { InlineCode } from '../../../ui/InlineCode';
import { codeField, Select } from '../../controls';
import controls from '../../controls.module.css';
import { editInForm } from '../../state/changeSession';
import { usePlayground, useSelector } from '../../state/PlaygroundContext';
import { readOption } from '../tsconfig';
import styles from './Form.module.css';
import { SearchForm } from './SearchForm';

/** Edits the tsconfig's text by choosing among the compiler's options. */
export function TsconfigForm() {
  const { store } = usePlayground();
  const options = useSelector(session => session.compilerOptions);
  const text = useSelector(({ shared }) => shared.tsconfig);
  const values = optionValues(text);
  return (
    <SearchForm
      label="Find a compiler option"
      items={options}
      nameOf={({ name }) => name}
      // What is set comes first.
      rank={({ name }) => (values.has(name) ? 0 : 1)}
      describe={found => `${String(found)} options.`}
      limit={Infinity}
    >
      {option => (
        <li key={option.name}>
          <div className={styles.head}>
            <span className={controls.code}>{option.name}</span>
            <Field
              option={option}
              value={values.get(option.name)}
              onChange={value => {
                const path = ['compilerOptions', option.name];
                editInForm(store, 'tsconfig', setValue(text, path, value));
              }}
            />
          </div>
          <p className={controls.hint}>
            <InlineCode text={option.description} />
          </p>
        </li>
      )}
    </SearchForm>
  );
}

function optionValues(text: string): Map<string, unknown> {
  const options = propertyOf(parseJson(text).root, 'compilerOptions');
  return new Map(
    propertiesOf(options?.value).map(({ name, value }) => [
      name,
      valueOf(value),
    ]),
  );
}

interface Props {
  option: PlaygroundCompilerOption;
  value: unknown;
  onChange: (value: unknown) => void;
}

function Field({ option, value, onChange }: Props) {
  const { name, type, values } = option;
  const choices = type === 'boolean' ? ['true', 'false'] : values;
  if (type === 'object') {
    return <span className={controls.hint}>in the text only</span>;
  }
  if (type !== 'list' && choices !== undefined) {
    const chosen =
      typeof value === 'string' ? value.toLowerCase() : String(value);
    return (
      <Select
        label={name}
        isLabelHidden
        value={choices.find(choice => choice.toLowerCase() === chosen) ?? ''}
        values={['', ...choices]}
        textOf={choice => choice || 'not set'}
        onChoose={choice => onChange(readOption(type, choice))}
      />
    );
  }
  return (
    <input
      // A new field when the text is changed elsewhere.
      key={JSON.stringify(value)}
      {...codeField}
      aria-label={type === 'list' ? `${name}, separated by commas` : name}
      defaultValue={printValue(value)}
      onBlur={({ target }) => {
        if (target.value !== printValue(value)) {
          onChange(readOption(type, target.value));
        }
      }}
    />
  );
}

function printValue(value: unknown): string {
  if (Array.isArray(value)) {
    return value.join(', ');
  }
  return typeof value === 'string' || typeof value === 'number'
    ? String(value)
    : '';
}
