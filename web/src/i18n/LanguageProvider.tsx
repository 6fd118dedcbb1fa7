import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { i18nFor } from './i18n.ts';
import { LanguageContext } from './LanguageContext.ts';
import type { Language } from './languages.ts';

/** Renders its children in one language. Their translations must have been loaded. */
export function LanguageProvider({ language, children }: { language: Language; children: ReactNode }) {
  return (
    <LanguageContext value={language}>
      <I18nextProvider i18n={i18nFor(language)}>{children}</I18nextProvider>
    </LanguageContext>
  );
}
