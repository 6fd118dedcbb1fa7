import { useEffect, useState } from 'react';

/** Counts down the seconds until an action is available again; `restart` starts over. */
export function useCountdown(seconds: number): { left: number; restart: () => void } {
  const [until, setUntil] = useState(() => Date.now() + seconds * 1000);
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((until - now) / 1000));
  const isOver = left === 0;

  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isOver]);

  return {
    left,
    restart: () => {
      setNow(Date.now());
      setUntil(Date.now() + seconds * 1000);
    },
  };
}
