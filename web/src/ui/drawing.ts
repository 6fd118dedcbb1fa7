import { useEffect, useId, useSyncExternalStore } from 'react';
import { store } from '#web/api/store.ts';

/** Everything that draws: it comes after the first paint, in one file. */
async function fetchArtists() {
  const [{ cairn }, { avatar }, { readyMadeAvatar }, { wordmark }] = await Promise.all([
    import('#shared/drawings/cairn.ts'),
    import('#shared/drawings/avatar.ts'),
    import('#shared/drawings/readyMadeAvatars.ts'),
    import('#shared/drawings/mark.ts'),
  ]);
  return { cairn, avatar, readyMadeAvatar, wordmark };
}
export type Artists = Awaited<ReturnType<typeof fetchArtists>>;

const artists = store<Artists | undefined>(undefined);
let arriving: Promise<void> | undefined;

/** Brings what draws; prerendering waits for it, the browser does once the page is there. */
export function loadArtists(): Promise<void> {
  arriving ??= fetchArtists().then(
    arrived => artists.set(arrived),
    () => {
      arriving = undefined; // the next drawing tries again
    },
  );
  return arriving;
}

/** An element's own markup. `suppressHydrationWarning`: until the artists are here, what was prerendered stays. */
export interface Markup {
  dangerouslySetInnerHTML: { __html: string };
  suppressHydrationWarning: true;
}

/** What a drawing puts into its element; until it can be drawn what keeps its place, or nothing. */
export function useDrawing(draw: (artists: Artists) => string, place = ''): Markup {
  const here = useSyncExternalStore(artists.subscribe, artists.get, artists.get);
  useEffect(() => void loadArtists(), []);
  return { dangerouslySetInnerHTML: { __html: here ? draw(here) : place }, suppressHydrationWarning: true };
}

const KEPT = 200;
const kept = new Map<string, string>();
const PLACE_OF_ID = 'PLACE-OF-ID';

/** A drawing that is made once for the same key, with ids of its own, and without what the content security policy forbids in markup. */
export function useKeptDrawing(
  key: string,
  draw: (artists: Artists, id: string) => string,
  place?: string,
): Markup {
  const id = `c${useId()}`;
  return useDrawing(here => drawOnce(key, own => draw(here, own)).replaceAll(PLACE_OF_ID, id), place);
}

function drawOnce(key: string, draw: (id: string) => string): string {
  const known = kept.get(key);
  if (known) return known;

  const svg = draw(PLACE_OF_ID).replaceAll(/ style="--i:\d+"/g, '');
  if (kept.size >= KEPT) kept.clear();
  kept.set(key, svg);
  return svg;
}
