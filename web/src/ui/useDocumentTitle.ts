import { useEffect } from 'react';
import { useLanguage } from '#web/i18n/LanguageContext.ts';

/** A title of several parts, from the page to what it is about. */
export const titleOf = (...parts: readonly string[]): string => parts.join(' · ');

/** Shows a title until the returned function is called. */
function show(name: string): () => void {
  const before = document.title;
  const title = titleOf(name, 'Cairn');
  document.title = title;
  return () => {
    if (document.title === title) document.title = before;
  };
}

/** Sets the title of the document while the component is mounted, such as that of an error in place of a page. */
export function useDocumentTitle(name: string): void {
  useEffect(() => show(name), [name]);
}

/**
 * Adds the name of what the page is about to its title, once it is known: “Analytics · Tidewatch · Cairn”. It waits for the effects of
 * the page, which set its own title when the language changes.
 */
export function useNameInTitle(name: string | undefined): void {
  const lang = useLanguage();
  useEffect(() => {
    if (!name) return undefined;
    let isShown = true;
    let hide: (() => void) | undefined;
    queueMicrotask(() => {
      if (!isShown) return;
      const { title } = document;
      hide = show(titleOf(title.replace(/ · Cairn$/, ''), name));
    });
    return () => {
      isShown = false;
      hide?.();
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the page's own title changes with the language
  }, [name, lang]);
}
