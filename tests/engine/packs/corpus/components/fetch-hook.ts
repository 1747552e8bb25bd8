import { useEffect, useState } from 'react';

export function useFetch<T>(url: string): { data?: T; error?: unknown } {
  const [data, setData] = useState<T>();
  const [error, setError] = useState<any>();
  useEffect(() => {
    const controller = new AbortController();
    void (async () => {
      try {
        const response = await fetch(url, { signal: controller.signal });
        setData(await response.json());
      } catch (e) {
        setError(e);
      }
    })();
    return () => controller.abort();
  }, [url]);
  return { data, error };
}
