import { useEffect, useState } from 'react';

/** Pause in typing before a search, in milliseconds. */
const PAUSE = 250;

/** The value, once it has not changed for a moment. */
export function useDelayed(value: string): string {
  const [delayed, setDelayed] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(value), PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return delayed;
}
