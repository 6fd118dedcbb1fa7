import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import type { PageState } from '#shared/pageState.ts';
import { type Described, PageStateProvider, renderedWith } from '#web/api/pageState.ts';
import { ROUTES } from '#web/routes/routes.tsx';
import { loadDrawings } from '#web/ui/drawing.ts';

const handler = createStaticHandler(ROUTES);

export interface RenderOptions {
  /** The data to render with. */
  state?: PageState | undefined;
  /** Called with the name and description of the page's subject. */
  describe?: (described: Described) => void;
  /** Called for each part that failed and is left to the browser; by default it fails the whole page. */
  onError?: (error: unknown) => void;
}

/** Renders the HTML inside #root for a URL path; in paths of shells a dash stands for each id. */
export async function renderPage(path: string, options: RenderOptions = {}): Promise<string> {
  const { state, describe, onError = fail } = options;
  const [context] = await Promise.all([
    handler.query(new Request(`http://localhost${path}`)),
    loadDrawings(),
  ]);
  if (context instanceof Response) throw new Error(`${path} redirects to ${context.headers.get('location')}`);
  for (const error of Object.values(context.errors ?? {})) throw error;

  const page: ReactNode = (
    <StaticRouterProvider
      router={createStaticRouter(handler.dataRoutes, context)}
      context={context}
      hydrate={false}
    />
  );
  const { prelude } = await prerender(
    state ? <PageStateProvider value={renderedWith(state, describe)}>{page}</PageStateProvider> : page,
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError },
  );
  return await new Response(prelude).text();
}

function fail(error: unknown): never {
  throw error;
}
