import { type ComponentProps, useEffect } from 'react';
import { RouterProvider } from 'react-router-dom';
import { pageCache } from '#shared/edgeCache.ts';
import type { PageState } from '#shared/pageState.ts';
import { invalidate } from '#web/api/invalidate.ts';
import { askAgain } from '#web/api/maintenance.ts';
import { HYDRATED } from '#web/hydrated.ts';

export interface AppProps extends Pick<ComponentProps<typeof RouterProvider>, 'router'> {
  /** Data with which the server rendered the page, if it did. */
  state?: PageState | undefined;
}

/** The application in a browser. */
export function App({ router, state }: AppProps) {
  useEffect(() => {
    // The start script repeats a click that came before hydration.
    window.dispatchEvent(new Event(HYDRATED));
  }, []);
  useFreshData(state);
  useMaintenanceCheck(state);

  return <RouterProvider router={router} />;
}

/** Asks again whether the site is under maintenance: it may be over, or the visitor an administrator. */
function useMaintenanceCheck(state: PageState | undefined) {
  useEffect(() => {
    if (state?.maintenance) void askAgain();
  }, [state]);
}

/** Fetches the data of a page again if it was rendered long ago. In an effect: during hydration it would discard the HTML. */
function useFreshData(state: PageState | undefined) {
  useEffect(() => {
    if (!state || Date.now() - state.renderedAt < pageCache.fresh * 1000) return;
    void invalidate(...new Set(state.responses.map(({ id }) => id)));
  }, [state]);
}
