import { useEffect } from 'react';

/** Gives the document the title of what a page shows, such as an error in its place, while the component is mounted. */
export function useDocumentTitle(name: string): void {
  useEffect(() => {
    const before = document.title;
    const title = `${name} · Cairn`;
    document.title = title;
    return () => {
      if (document.title === title) document.title = before;
    };
  }, [name]);
}
