import { useEffect, useId, useSyncExternalStore } from 'react';
import { store } from '#web/api/store.ts';

async function fetchDrawings() {
  const [{ cairn }, { avatar }, { readyMadeAvatar }, { wordmark }] = await Promise.all([
    import('#shared/drawings/cairn.ts'),
    import('#shared/drawings/avatar.ts'),
    import('#shared/avatars/readyMadeAvatars.ts'),
    import('#shared/drawings/mark.ts'),
  ]);
  return { cairn, avatar, readyMadeAvatar, wordmark };
}
export type Drawings = Awaited<ReturnType<typeof fetchDrawings>>;

const drawings = store<Drawings | undefined>(undefined);
let loading: Promise<void> | undefined;

/** Loads the drawing code. Prerendering awaits it; the browser loads it after hydration. */
export function loadDrawings(): Promise<void> {
  loading ??= fetchDrawings().then(
    arrived => drawings.set(arrived),
    () => {
      loading = undefined; // the next drawing tries again
    },
  );
  return loading;
}

/** Props that set an element's markup. `suppressHydrationWarning` keeps the prerendered markup until the drawing code has loaded. */
export interface Markup {
  dangerouslySetInnerHTML: { __html: string };
  suppressHydrationWarning: true;
}

/** Markup of a drawing; until the drawing code has loaded, the placeholder. */
export function useDrawing(draw: (drawings: Drawings) => string, placeholder = ''): Markup {
  const loaded = useSyncExternalStore(drawings.subscribe, drawings.get, drawings.get);
  useEffect(() => void loadDrawings(), []);
  return {
    dangerouslySetInnerHTML: { __html: loaded ? draw(loaded) : placeholder },
    suppressHydrationWarning: true,
  };
}

const CACHE_SIZE = 200;
const cache = new Map<string, string>();
const ID_PLACEHOLDER = 'PLACE-OF-ID';

/** Markup of a drawing that is cached by key. Ids are unique per element, and inline styles, which the content security policy forbids, are removed. */
export function useCachedDrawing(
  key: string,
  draw: (drawings: Drawings, id: string) => string,
  placeholder?: string,
): Markup {
  const id = `c${useId()}`;
  return useDrawing(
    loaded => drawOnce(key, own => draw(loaded, own)).replaceAll(ID_PLACEHOLDER, id),
    placeholder,
  );
}

function drawOnce(key: string, draw: (id: string) => string): string {
  const known = cache.get(key);
  if (known) return known;

  const svg = draw(ID_PLACEHOLDER).replaceAll(/ style="--i:\d+"/g, '');
  if (cache.size >= CACHE_SIZE) cache.clear();
  cache.set(key, svg);
  return svg;
}
