import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useRenderedQuery } from '#web/api/pageState.ts';
import { useHydrated } from '#web/api/useHydrated.ts';

interface Given<Choice> {
  parse: (params: URLSearchParams) => Choice;
  /** Applies a change and returns to the first page. */
  withChange: (known: Choice, change: Partial<Choice>) => Choice;
  /** Path of the page with a choice. */
  address: (choice: Choice) => string;
}

/** Words, filters, order and page of a list, which are in the address of the page; `choose` changes it. */
export function useChoice<Choice extends object>({ parse, withChange, address }: Given<Choice>) {
  const navigate = useNavigate();
  const isKnown = useHydrated();
  const [params] = useSearchParams();
  const rendered = useRenderedQuery();
  // The first render in the browser must show what the HTML shows, whatever the address says.
  const choice = parse(isKnown ? params : new URLSearchParams(rendered));

  // The latest choice, which the address may not contain yet: a second choice must not undo the first.
  const chosen = useRef(choice);
  // oxlint-disable-next-line react/exhaustive-deps -- the choice is made anew with each render, the address is not
  useEffect(() => void (chosen.current = choice), [params, isKnown]);
  function choose(change: (known: Choice) => Partial<Choice>, { replace = false } = {}) {
    chosen.current = withChange(chosen.current, change(chosen.current));
    void navigate(address(chosen.current), { replace, preventScrollReset: true });
  }

  return { choice, isKnown, choose };
}
