import { useEffect, useState } from 'react';

/**
 * Data that a file of this site has.
 *
 * @returns `undefined` until it is there, or when it cannot be loaded
 */
export function useJson<Data>(url: string | undefined): Data | undefined {
  const [loaded, setLoaded] = useState<{ url: string; data: Data }>();
  useEffect(() => {
    if (url === undefined) {
      return undefined;
    }
    const controller = new AbortController();
    fetch(url, { signal: controller.signal })
      .then(async response => {
        if (response.ok) {
          setLoaded({ url, data: (await response.json()) as Data });
        }
      })
      // The page works without: it only knows less of rules and options.
      .catch(() => undefined);
    return () => {
      controller.abort();
    };
  }, [url]);
  return loaded?.url === url ? loaded?.data : undefined;
}
