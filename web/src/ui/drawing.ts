import { useEffect, useId, useSyncExternalStore } from 'react';
import { useRenderedAt } from '#web/api/pageState.ts';
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

export interface DrawingOptions {
  /** Shown until the drawing code has loaded. */
  placeholder?: string | undefined;
  /** Whether server-rendered pages contain it. The browser draws all others, because their SVG would be most of the HTML. */
  isMain?: boolean | undefined;
}

/**
 * Drawings that a page is hydrated with: none, even if the code has loaded by then. React would assume that the markup is already
 * in the server's HTML, and never draw it.
 */
const servedWith = () => (typeof window === 'undefined' ? drawings.get() : undefined);

/** Markup of a drawing; until the drawing code has loaded, the placeholder. */
export function useDrawing(
  draw: (drawings: Drawings) => string,
  { placeholder = '', isMain = false }: DrawingOptions = {},
): Markup {
  const loaded = useSyncExternalStore(drawings.subscribe, drawings.get, servedWith);
  const isServed = useRenderedAt() !== undefined && typeof window === 'undefined';
  useEffect(() => void loadDrawings(), []);
  return {
    dangerouslySetInnerHTML: { __html: loaded && (isMain || !isServed) ? draw(loaded) : placeholder },
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
  options?: DrawingOptions,
): Markup {
  const id = `c${useId()}`;
  return useDrawing(
    loaded => drawOnce(key, own => draw(loaded, own)).replaceAll(ID_PLACEHOLDER, id),
    options,
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
