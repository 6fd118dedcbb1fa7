import { useEffect } from 'react';
import { type Described, useDescribe } from '#web/api/pageState.ts';

/** Sets the title and description of the document while the component is mounted. */
export function useDocumentHead({ name, description }: Described): void {
  useDescribe()?.({ name, description });
  useEffect(() => {
    document.title = `${name} · Cairn`;
    const tag = document.querySelector('meta[name="description"]');
    const previous = tag?.getAttribute('content');
    tag?.setAttribute('content', description);
    return () => {
      if (previous) tag?.setAttribute('content', previous);
    };
  }, [name, description]);
}
