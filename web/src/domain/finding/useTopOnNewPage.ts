import { useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

/** Scrolls to the top of the list and focuses it when the page number changes. */
export function useTopOnNewPage(cursor: string | undefined) {
  const list = useRef<HTMLElement>(null);
  const how = useNavigationType();
  const previous = useRef(cursor);

  useEffect(() => {
    if (previous.current === cursor) return;
    previous.current = cursor;
    if (how === NavigationType.Pop) return;
    list.current?.scrollIntoView();
    list.current?.focus({ preventScroll: true });
  }, [cursor, how]);

  return list;
}
