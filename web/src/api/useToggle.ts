import { useRef, useState } from 'react';

/**
 * A state that is switched on and off with one click, and shown immediately; a failed call restores the previous state. A click during a
 * call is sent after it; only the last state counts. `send` resolves to the state that has been saved, or to undefined if the call has
 * failed.
 */
export function useToggle(saved: boolean, send: (on: boolean) => Promise<boolean | undefined>) {
  const [shown, setShown] = useState<boolean>();
  const target = useRef(saved);
  const isRunning = useRef(false);
  const isOn = shown ?? saved;

  async function set(on: boolean) {
    target.current = on;
    setShown(on);
    if (isRunning.current) return;

    isRunning.current = true;
    for (let sent = saved; sent !== target.current; ) {
      const done = await send(target.current); // meanwhile there may be another click
      if (done === undefined) break;
      sent = done;
    }
    isRunning.current = false;
    setShown(undefined);
  }

  return { isOn, set, toggle: () => set(!isOn) };
}
