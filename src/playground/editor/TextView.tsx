import type { ReactNode } from 'react';
import { ConfigProblems } from '../config/ConfigProblems';
import { ConvertOffer } from '../config/convert/ConvertOffer';
import { FormView } from '../config/form/FormView';
import { useSelector } from '../state/PlaygroundContext';
import type { TextName } from '../state/playgroundState';
import { SourceEditor } from './SourceEditor';

/** A text in the view that is chosen, and, of a config, what is wrong with it. With another name, the editor stays. */
export function TextView({ name }: { name: TextName }): ReactNode {
  const asForm = useSelector(session => session.asForm);
  return (
    <>
      {asForm && name !== 'code' ? (
        <FormView name={name} />
      ) : (
        <SourceEditor name={name} />
      )}
      {name !== 'code' && <ConfigProblems name={name} />}
      {name === 'eslintrc' && <ConvertOffer />}
    </>
  );
}
