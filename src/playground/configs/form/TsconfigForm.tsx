import { type ReactNode, useMemo } from 'react';
import {
  parseJson,
  propertiesOf,
  propertyOf,
  valueOf,
} from '../../../config/json/parseJson';
import { SearchForm } from '../../findRules/SearchForm';
import { usePlayground, useSelector } from '../../state/PlaygroundContext';
import { setCompilerOption } from '../tsconfig/setCompilerOption';
import { CompilerOptionField } from './CompilerOptionField';
import { editInForm } from './formEdits';

/** Edits the tsconfig's text by choosing among the compiler's options. */
export function TsconfigForm(): ReactNode {
  const { store } = usePlayground();
  const options = useSelector(session => session.compilerOptions);
  const text = useSelector(({ shared }) => shared.tsconfig);
  const values = useMemo(() => optionValues(text), [text]);
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
        <CompilerOptionField
          key={option.name}
          option={option}
          value={values.get(option.name)}
          onChange={value => {
            editInForm(
              store,
              'tsconfig',
              setCompilerOption(text, option.name, value),
            );
          }}
        />
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
