import { useId } from 'react';

const KEPT = 200;
const kept = new Map<string, string>();
const PLACE_OF_ID = 'PLACE-OF-ID';

/** SVG text drawn once for the same key, with ids of its own, and without what the content security policy forbids in markup. */
export function useDrawing(key: string, draw: (id: string) => string): string {
  const id = `c${useId()}`;
  return drawOnce(key, draw).replaceAll(PLACE_OF_ID, id);
}

function drawOnce(key: string, draw: (id: string) => string): string {
  const known = kept.get(key);
  if (known) return known;

  const svg = draw(PLACE_OF_ID).replaceAll(/ style="--i:\d+"/g, '');
  if (kept.size >= KEPT) kept.clear();
  kept.set(key, svg);
  return svg;
}
