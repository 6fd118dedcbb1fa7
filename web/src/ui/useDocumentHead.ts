import { useEffect } from 'react';

/** Sets the title and description of the document while the component is mounted. */
export function useDocumentHead({ name, description }: { name: string; description: string }): void {
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
