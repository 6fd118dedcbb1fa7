import { type ReactNode, useState } from 'react';
import type { WrittenLanguage } from '#shared/fields.ts';
import { baseLanguages } from '#shared/locales.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import type { MachineTranslated, NamedText } from './machineTranslation.ts';
import { TranslationLine } from './TranslationLine.tsx';
import { useReads } from './useReads.ts';

export interface TranslatableProps {
  /** The stored text, by which the server finds it. */
  text: NamedText;
  /** Its fields as they are written. */
  originals: Record<string, string>;
  /** The language in which it is written; undefined if that is not known. */
  language: WrittenLanguage | undefined;
  /** Whether the site has a translator, and there is no version by people in the language of the page. */
  isOffered: boolean | undefined;
  /** Tells the text from others like it for those who hear the page. */
  about?: string | undefined;
  /** Shows the fields in a language, with the line that offers the translation or says that it is one. */
  children: (
    fields: Record<string, string>,
    language: WrittenLanguage | undefined,
    line: ReactNode,
  ) => ReactNode;
}

/**
 * A text of a person, which readers who do not read its language can have translated by machine into that of the page. The original
 * comes back without a request.
 */
export function Translatable({ text, originals, language, isOffered, about, children }: TranslatableProps) {
  const into = baseLanguages[useLanguage()];
  const reads = useReads();
  const [translation, setTranslation] = useState<MachineTranslated & { original: string }>();
  const [isShown, setShown] = useState(true);
  const original = JSON.stringify(originals);
  // A text that has changed since is shown as it is now, and can be translated again.
  const made = translation?.original === original && translation.into === into ? translation : undefined;
  if (!isOffered || !language || language === into || (reads.includes(language) && !made))
    return children(originals, language, null);

  const shown = isShown ? made : undefined;
  return children(
    { ...originals, ...shown?.texts },
    shown ? into : language,
    <TranslationLine
      {...{ text, originals, from: language, into, about, isShown }}
      made={made}
      onTranslated={translated => {
        setTranslation({ ...translated, original });
        setShown(true);
      }}
      onShow={setShown}
    />,
  );
}
