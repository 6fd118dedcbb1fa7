import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

/** Parameters by name; undefined or an empty text removes one, and those that are not named stay. */
export type QueryChange = Record<string, string | undefined>;

/** The latest choice, until the address contains it: one that follows immediately must not undo it. */
let pending: URLSearchParams | undefined;

/** The query with the latest choice, which the address may not contain yet. */
export const latestQuery = (): URLSearchParams => new URLSearchParams(pending ?? window.location.search);

/** Goes to another query of the page, at the same place of it. `path` is given if its parameters are written in another form. */
export function useGoToQuery() {
  const navigate = useNavigate();
  return useCallback(
    (wanted: URLSearchParams, { replace, path }: { replace: boolean; path?: string }): void => {
      pending = wanted;
      const query = wanted.toString();
      const moved = navigate(path ?? { search: query && `?${query}` }, { replace, preventScrollReset: true });
      void Promise.resolve(moved).finally(() => {
        if (pending === wanted) pending = undefined;
      });
    },
    [navigate],
  );
}

/** The query of the address as state of a page: what was chosen, as rendered, and a function that changes it. */
export function useAddressQuery() {
  const [params] = useSearchParams();
  const goTo = useGoToQuery();

  const choose = useCallback(
    (change: QueryChange, { replace = true } = {}): void => {
      const wanted = latestQuery();
      for (const [name, value] of Object.entries(change))
        if (value) wanted.set(name, value);
        else wanted.delete(name);
      goTo(wanted, { replace });
    },
    [goTo],
  );
  return [params, choose] as const;
}
