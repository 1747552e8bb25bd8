/** What the service worker says to all open pages while it saves the site. */
export type OfflineMessage =
  | { type: 'offline'; state: 'complete' }
  | { type: 'offline'; state: 'failed'; reason: FailureReason }
  | { type: 'offline'; state: 'saving'; saved: number; total: number };

/**
 * Why the site could not be saved: there is no space, the site was replaced by a
 * newer one meanwhile, or the network failed.
 */
export type FailureReason = 'changed' | 'interrupted' | 'space';

/** What a page says to the service worker: that a reader has it before them. */
export interface ReadMessage {
  type: 'READ';
  url: string;
}

/** Whether a message is from our service worker. */
export function isOfflineMessage(data: unknown): data is OfflineMessage {
  return (data as Partial<OfflineMessage> | null)?.type === 'offline';
}
