import { type RefObject, useEffect } from 'react';

/** Focuses the first field in error after each failed submission: for forms without an error summary. */
export function useFocusFirstError(box: RefObject<HTMLElement | null>, submissions: number) {
  useEffect(() => {
    if (submissions > 0) box.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [box, submissions]);
}
