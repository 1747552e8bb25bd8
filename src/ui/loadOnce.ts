/** Loads something at the first call. Where that has failed, the next call tries again. */
export function loadOnce<Loaded>(
  load: () => Promise<Loaded>,
): () => Promise<Loaded> {
  let loading: Promise<Loaded> | undefined;
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
}
