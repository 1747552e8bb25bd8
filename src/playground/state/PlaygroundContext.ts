import { createContext, useContext, useSyncExternalStore } from 'react';
import type { StarterPage } from '../beforeReact';
import type { Versions } from '../link/linkReader';
import type { Session, SessionStore } from './session';

/** What stays the same for as long as the playground is open. */
export interface PlaygroundConstants {
  store: SessionStore;
  versions: Versions;
  /** The starting example's texts in color, as far as the build has made them: see `StarterPage`. */
  starterHtml?: StarterPage['html'];
}

export const PlaygroundContext = createContext<PlaygroundConstants | undefined>(
  undefined,
);

/** What stays the same. A component that uses nothing else is never rendered again. */
export function usePlayground(): PlaygroundConstants {
  const playground = useContext(PlaygroundContext);
  if (playground === undefined) {
    throw new Error(
      'This is a part of the playground. Render it inside PlaygroundContext.',
    );
  }
  return playground;
}

/** A part of the session: the component is rendered again only when that is another object. `derive` computes parts. */
export function useSelector<Value>(select: (session: Session) => Value): Value {
  const { store } = usePlayground();
  const selected = () => select(store.get());
  return useSyncExternalStore(store.subscribe, selected, selected);
}
