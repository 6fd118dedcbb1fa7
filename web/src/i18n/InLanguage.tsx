import { type ReactNode, useEffect, useState } from 'react';
import { hasTranslations, loadTranslations } from './i18n.ts';
import { useLanguage } from './LanguageContext.ts';
import { LanguageProvider } from './LanguageProvider.tsx';
import { type Language, LOCALES } from './languages.ts';
import type { Namespace } from './resources.ts';

interface InLanguageProps {
  language: Language;
  /** Namespaces that the children use. */
  namespaces: readonly Namespace[];
  /** Shown until the translations have loaded. */
  waiting: ReactNode;
  children: ReactNode;
}

/**
 * Renders a part of the page in a language of its own, once its translations have loaded; in the language of the page if
 * they cannot be loaded.
 */
export function InLanguage({ language, namespaces, waiting, children }: InLanguageProps) {
  const pageLanguage = useLanguage();
  const isLoaded = hasTranslations(language, namespaces);
  const [hasFailed, setFailed] = useState(false);
  const [, setLoaded] = useState<Language>();
  useEffect(() => {
    if (isLoaded) return;
    void loadTranslations(language, namespaces).then(
      () => setLoaded(language),
      () => setFailed(true),
    );
  }, [language, namespaces, isLoaded]);

  if (language === pageLanguage || hasFailed) return children;
  if (!isLoaded) return waiting;
  return (
    <div lang={LOCALES[language]}>
      <LanguageProvider language={language}>{children}</LanguageProvider>
    </div>
  );
}
