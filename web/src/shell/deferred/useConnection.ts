import { useSyncExternalStore } from 'react';
import { liveness } from '#web/api/liveness.ts';

export type Connection = 'online' | 'offline' | 'serverDown';

/** Whether the device has a network and the server answers. */
export const useConnection = (): Connection => useSyncExternalStore(subscribe, read, () => 'online');

function read(): Connection {
  if (!navigator.onLine) return 'offline';
  return liveness.get().down ? 'serverDown' : 'online';
}

function subscribe(onChange: () => void): () => void {
  const leave = liveness.subscribe(onChange);
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    leave();
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
