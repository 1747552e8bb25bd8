import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let online: boolean = navigator.onLine;

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useOnline = () => useSyncExternalStore(subscribe, () => online);
export function setOnline(next: boolean) {
  online = next;
  listeners.forEach(async listener => listener());
}
