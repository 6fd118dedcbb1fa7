/** User input that takes over from a scroll position that the page holds. */
const TAKEN_OVER = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Calls a function once the user does something. Returns a function that stops waiting. */
export function onTakenOver(call: () => void): () => void {
  for (const event of TAKEN_OVER) window.addEventListener(event, call, { passive: true });
  return () => {
    for (const event of TAKEN_OVER) window.removeEventListener(event, call);
  };
}

/**
 * Scrolls to a part of the page, and again whenever the page changes its height, until the user does something: parts before it may grow
 * once their code and data have loaded. Returns a function that ends it.
 */
export function keepInView(part: Element, block: ScrollLogicalPosition = 'start'): () => void {
  const scroll = () => part.scrollIntoView({ block });
  const growth = new ResizeObserver(scroll);
  function stop() {
    growth.disconnect();
    forget();
  }
  const forget = onTakenOver(stop);
  scroll();
  growth.observe(document.body);
  return stop;
}
