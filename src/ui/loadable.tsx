import { type ComponentType, useEffect, useState } from 'react';

type State<Props> =
  | { state: 'failed'; error: unknown }
  | { state: 'loaded'; Component: ComponentType<Props> }
  | { state: 'loading' };

/**
 * A component whose code is loaded when it is first shown.
 *
 * React's `lazy` keeps a failure for good: an error page's "Try again" would show it once more.
 * Here it is thrown to the next error boundary, or shown, and who shows the component again loads it again.
 *
 * @param Failure what is shown where it can't be loaded, in place of throwing
 */
export function loadable<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Fallback: ComponentType = Nothing,
  Failure?: ComponentType<{ retry: () => void }>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;

  return function Loadable(props: Props) {
    const [state, setState] = useState<State<Props>>(
      loaded ? { state: 'loaded', Component: loaded } : { state: 'loading' },
    );
    const isLoading = state.state === 'loading';
    useEffect(() => {
      let isWanted = isLoading;
      if (isWanted) {
        load().then(
          Component => {
            loaded = Component;
            if (isWanted) {
              setState({ state: 'loaded', Component });
            }
          },
          (error: unknown) => {
            if (isWanted) {
              setState({ state: 'failed', error });
            }
          },
        );
      }
      return () => {
        isWanted = false;
      };
    }, [isLoading]);

    if (state.state === 'failed') {
      if (!Failure) {
        throw state.error;
      }
      return <Failure retry={() => setState({ state: 'loading' })} />;
    }
    return state.state === 'loaded' ? (
      <state.Component {...props} />
    ) : (
      <Fallback />
    );
  };
}

function Nothing() {
  return null;
}
