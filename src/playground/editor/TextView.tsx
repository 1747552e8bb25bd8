import type { ReactNode } from 'react';
import { ConfigProblems } from '../configs/ConfigProblems';
import { ConvertOffer } from '../configs/convert/ConvertOffer';
import { FormView } from '../configs/form/FormView';
import { useSelector } from '../state/PlaygroundContext';
import type { TextName } from '../state/sharedState';
import { SourceEditor } from './SourceEditor';
import { TypeQueries } from './TypeQueries';

/** A text in the view that is chosen, and, of a config, what is wrong with it. With another name, the editor stays. */
export function TextView({ name }: { name: TextName }): ReactNode {
  const asForm = useSelector(session => session.configsAsForm);
  return (
    <>
      {asForm && name !== 'code' ? (
        <FormView name={name} />
      ) : (
        <SourceEditor name={name} />
      )}
      {name === 'code' && <TypeQueries />}
      {name !== 'code' && <ConfigProblems name={name} />}
      {name === 'eslintrc' && <ConvertOffer />}
    </>
  );
}
