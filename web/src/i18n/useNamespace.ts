import { useEffect, useState } from 'react';
import { hasTranslations, loadTranslations } from './i18n.ts';
import { useLanguage } from './LanguageContext.ts';
import type { Namespace } from './resources.ts';

/** Loads a namespace that the page does not load with itself. Returns whether its texts are there. */
export function useNamespace(namespace: Namespace): boolean {
  const lang = useLanguage();
  const [loaded, setLoaded] = useState<string>();
  useEffect(() => {
    void loadTranslations(lang, [namespace]).then(
      () => setLoaded(lang),
      () => undefined, // without its texts nothing is shown
    );
  }, [lang, namespace]);
  return loaded === lang && hasTranslations(lang, [namespace]);
}
