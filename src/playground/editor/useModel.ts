import { useMemo } from 'react';
import { usePlayground, useSelector } from '../state/PlaygroundContext';
import type { Session } from '../state/session';
import type { TextName } from '../state/sharedState';
import { modelPath } from './modelPath';
import { Language } from './monaco';

/** What Monaco shows of a text, in a model of its own. */
interface Model {
  /** The model's address. */
  path: string;
  language: string;
  /** What it starts with. */
  defaultValue: string;
}

/** The model of a text: for code, that of the file that is shown. What is typed doesn't change it. */
export function useModel(name: TextName): Model {
  const { store } = usePlayground();
  const path = useSelector(session => modelPath(session, name));
  const language = useSelector(session => languageOf(session, name));
  const defaultValue = useMemo(
    () => store.get().shared[name],
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Each model has a text of its own.
    [store, name, path],
  );
  return { path, language, defaultValue };
}

function languageOf({ shared }: Session, name: TextName): string {
  return name === 'code' && shared.fileType !== '.json'
    ? Language.code
    : Language.json;
}
