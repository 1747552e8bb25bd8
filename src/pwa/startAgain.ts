/**
 * Has the page start again with another worker: one for the other kind of visit would wait for this one,
 * and ask to reload.
 */
export async function startAgain(
  workers: ServiceWorkerContainer,
): Promise<void> {
  // Not all that there are: other sites may be on the same host.
  const registration = await workers.getRegistration();
  await registration?.unregister();
  location.reload();
}
