import { useEffect, useState } from 'react';
import type { VersionChanges } from './changes';

/** A version that people come from. */
export type VersionName = '5' | '6' | '7';

const loaders: Readonly<
  Record<VersionName, () => Promise<{ default: VersionChanges }>>
> = {
  '5': () => import('@generated/upgrade/default/from-5.json'),
  '6': () => import('@generated/upgrade/default/from-6.json'),
  '7': () => import('@generated/upgrade/default/from-7.json'),
};

/** What changes from a version to the documented one; `undefined` while it is loaded. */
export function useChanges(version: VersionName): VersionChanges | undefined {
  const [loaded, setLoaded] = useState<{
    version: VersionName;
    changes?: VersionChanges;
    error?: Error;
  }>();
  useEffect(() => {
    let isWanted = true;
    const show = (state: { changes: VersionChanges } | { error: Error }) => {
      if (isWanted) {
        setLoaded({ version, ...state });
      }
    };
    loaders[version]().then(
      module => {
        show({ changes: module.default });
      },
      (error: unknown) => {
        show({
          error: error instanceof Error ? error : new Error(String(error)),
        });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [version]);
  if (loaded?.version !== version) {
    return undefined;
  }
  if (loaded.error !== undefined) {
    throw loaded.error;
  }
  return loaded.changes;
}
