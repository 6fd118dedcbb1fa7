import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

/** Parameters by name; undefined or an empty text removes one, and those that are not named stay. */
export type QueryChange = Record<string, string | undefined>;

/** The latest choice, until the address contains it: one that follows immediately must not undo it. */
let pending: URLSearchParams | undefined;

/** The query of the address as state of a page: what was chosen, as rendered, and a function that changes it. */
export function useAddressQuery() {
  const [params] = useSearchParams();
  const navigate = useNavigate();

  const choose = useCallback(
    (change: QueryChange, { replace = true } = {}): void => {
      const wanted = new URLSearchParams(pending ?? window.location.search);
      for (const [name, value] of Object.entries(change))
        if (value) wanted.set(name, value);
        else wanted.delete(name);
      pending = wanted;
      const query = wanted.toString();
      const moved = navigate({ search: query && `?${query}` }, { replace, preventScrollReset: true });
      void Promise.resolve(moved).finally(() => {
        if (pending === wanted) pending = undefined;
      });
    },
    [navigate],
  );
  return [params, choose] as const;
}
