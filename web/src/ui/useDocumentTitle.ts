import { useEffect } from 'react';

/** Sets the title of the document while the component is mounted, such as that of an error in place of a page. */
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
