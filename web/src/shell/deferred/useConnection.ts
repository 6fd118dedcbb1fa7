import { useSyncExternalStore } from 'react';
import { liveness } from '#web/api/liveness.ts';

export type Connection = 'online' | 'offline' | 'serverDown';

/** State of the connection: whether the device is online and the server responds. */
export const useConnection = (): Connection => useSyncExternalStore(subscribe, read, () => 'online');

function read(): Connection {
  if (!navigator.onLine) return 'offline';
  return liveness.get().down ? 'serverDown' : 'online';
}

function subscribe(onChange: () => void): () => void {
  const unsubscribe = liveness.subscribe(onChange);
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    unsubscribe();
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
