import { useSearchParams } from 'react-router-dom';
import { useRenderedQuery } from '#web/api/pageState.ts';
import { useHydrated } from '#web/api/useHydrated.ts';
import { latestQuery, useGoToQuery } from '#web/ui/useAddressQuery.ts';

interface Given<Choice> {
  parse: (params: URLSearchParams) => Choice;
  /** Applies a change and returns to the first page. */
  withChange: (known: Choice, change: Partial<Choice>) => Choice;
  /** Path of the page with a choice. */
  address: (choice: Choice) => string;
}

/** Words, filters, order and page of a list, which are in the address of the page; `choose` changes it. */
export function useChoice<Choice extends object>({ parse, withChange, address }: Given<Choice>) {
  const isKnown = useHydrated();
  const [params] = useSearchParams();
  const goTo = useGoToQuery();
  const rendered = useRenderedQuery();
  // The first render in the browser must show what the HTML shows, whatever the address says.
  const choice = parse(isKnown ? params : new URLSearchParams(rendered));

  function choose(change: (known: Choice) => Partial<Choice>, { replace = false } = {}) {
    const known = parse(latestQuery());
    const path = address(withChange(known, change(known)));
    goTo(new URL(path, window.location.origin).searchParams, { replace, path });
  }

  return { choice, isKnown, choose };
}
