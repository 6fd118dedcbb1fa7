import type { Params } from 'react-router-dom';
import type { TextName } from '#shared/texts.ts';
import { FALLBACK_LANGUAGE, isLanguage } from '#web/i18n/languages.ts';
import { loadText } from './loadText.ts';

/** The `prepare` of a page that shows a text. */
export const preparing =
  (nameOf: (params: Params) => TextName | undefined) =>
  async (params: Params): Promise<void> => {
    const name = nameOf(params);
    if (name) await loadText(name, isLanguage(params['lang']) ? params['lang'] : FALLBACK_LANGUAGE);
  };
