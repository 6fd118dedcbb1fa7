import { useEffect, useState } from 'react';

export const SLOGAN_COUNT = 25;
const INTERVAL = 8000;

const after = (by: number) => (index: number) => (index + by + SLOGAN_COUNT) % SLOGAN_COUNT;

/** The current slogan. It changes every 8 s, except while hovered, focused, paused or hidden, or with reduced motion. */
export function useSlogans() {
  const [index, setIndex] = useState(0);
  const [paused, setPaused] = useState(false);
  const [held, setHeld] = useState(false);
  const step = (by: number) => setIndex(after(by));

  useEffect(() => {
    if (paused || held || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(() => {
      if (!document.hidden) setIndex(after(1));
    }, INTERVAL);
    return () => clearInterval(timer);
  }, [paused, held]);

  return { index, step, paused, setPaused, setHeld };
}
