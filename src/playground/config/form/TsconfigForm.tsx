import { type ReactNode, useMemo } from 'react';
import { SearchForm } from '../../findRules/SearchForm';
import { usePlayground, useSelector } from '../../state/PlaygroundContext';
import { changeLink } from '../../state/session';
import { setCompilerOption } from '../editConfig';
import { parseJson, propertiesOf, propertyOf, valueOf } from '../parseJson';
import { CompilerOptionField } from './CompilerOptionField';

/** Edits the tsconfig's text by choosing among the compiler's options. */
export function TsconfigForm(): ReactNode {
  const { store } = usePlayground();
  const options = useSelector(session => session.compilerOptions);
  const text = useSelector(({ link }) => link.tsconfig);
  const values = useMemo(() => optionValues(text), [text]);
  return (
    <SearchForm
      label="Find a compiler option"
      items={options}
      nameOf={({ name }) => name}
      names={values}
      describe={found => `${String(found)} options.`}
      limit={Infinity}
    >
      {option => (
        <CompilerOptionField
          key={option.name}
          option={option}
          value={values.get(option.name)}
          onChange={value => {
            changeLink(store, {
              tsconfig: setCompilerOption(text, option.name, value),
            });
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
