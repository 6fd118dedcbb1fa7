import { createContext, useContext } from 'react';
import { FALLBACK_LANGUAGE, type Language } from './languages.ts';

/** The language of the page, from its address. */
export const LanguageContext = createContext<Language>(FALLBACK_LANGUAGE);

export const useLanguage = (): Language => useContext(LanguageContext);
