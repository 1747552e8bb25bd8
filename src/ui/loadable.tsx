import { type ComponentType, useEffect, useState } from 'react';

/** Neither while it is loading. */
interface State<Props> {
  Component?: ComponentType<Props> | undefined;
  failure?: { error: unknown };
}

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
    const [{ Component, failure }, setState] = useState<State<Props>>({
      Component: loaded,
    });
    const isLoading = !Component && !failure;
    useEffect(() => {
      if (isLoading) {
        load().then(
          one => {
            loaded = one;
            setState({ Component: one });
          },
          (error: unknown) => setState({ failure: { error } }),
        );
      }
    }, [isLoading]);

    if (!failure) {
      return Component ? <Component {...props} /> : <Fallback />;
    }
    if (!Failure) {
      throw failure.error;
    }
    return <Failure retry={() => setState({})} />;
  };
}

function Nothing() {
  return null;
}
