import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

const ending = ' · Cairn';

/** Shows a title until the returned function is called. */
function show(name: string): () => void {
  const before = document.title;
  const title = name + ending;
  document.title = title;
  return () => {
    if (document.title === title) document.title = before;
  };
}

/** Sets the title of the document while the component is mounted, such as that of an error in place of a page. */
export function useDocumentTitle(name: string): void {
  useEffect(() => show(name), [name]);
}

/** Adds the name of what the page is about to its title, once it is known: “Analytics · Tidewatch · Cairn”. */
export function useNameInTitle(name: string | undefined): void {
  const { i18n } = useTranslation();
  useEffect(() => {
    if (!name) return undefined;
    const { title } = document;
    return show(`${title.endsWith(ending) ? title.slice(0, -ending.length) : title} · ${name}`);
  }, [name, i18n]); // the page's own title changes with the language
}
