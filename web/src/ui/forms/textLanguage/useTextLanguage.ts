import { useEffect, useEffectEvent, useState } from 'react';
import type { WrittenLanguage } from '#shared/fields.ts';
import { baseLanguages } from '#shared/locales.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { detectLanguage } from './detectLanguage.ts';

/** Pause in typing after which the language of a text is looked for, in milliseconds. */
const PAUSE = 600;

/**
 * The language in which a text is being written: the one that its author has chosen, otherwise the one that it seems to be in,
 * otherwise the one that is known of it.
 */
export function useTextLanguage(known?: WrittenLanguage) {
  const page = baseLanguages[useLanguage()];
  const [chosen, choose] = useState<WrittenLanguage>();
  const [found, setFound] = useState<WrittenLanguage>();
  const [isAsked, setAsked] = useState(known !== undefined && known !== page);
  const value = chosen ?? found ?? known;

  return {
    /** Undefined if it is that of the page, as far as is known. */
    value,
    /** The selected option of a list of languages. */
    selected: value ?? page,
    /** Whether to ask the author: once the text seems to be in another language than the page. */
    isAsked,
    /** The language that the author has chosen. */
    chosen,
    choose,
    find(language: WrittenLanguage | undefined) {
      setFound(language);
      if (language !== undefined && language !== (known ?? page)) setAsked(true);
    },
  };
}

export type TextLanguageState = ReturnType<typeof useTextLanguage>;

/** Looks for the language of a text whenever its author pauses. Without the detector, which may not have arrived, nothing is found. */
export function useDetection(text: string, { find }: Pick<TextLanguageState, 'find'>): void {
  const settle = useEffectEvent(find);
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(() => {
      void detectLanguage(text)
        .catch(() => undefined)
        .then(language => isCurrent && settle(language));
    }, PAUSE);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text]);
}
