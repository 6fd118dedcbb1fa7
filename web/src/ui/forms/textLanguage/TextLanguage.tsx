import './TextLanguage.css';
import { useTranslation } from 'react-i18next';
import { writtenLanguages } from '#shared/settings.ts';
import { byLabel } from '#web/i18n/byLabel.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { WRITTEN_LANGUAGE_NAMES } from '#web/i18n/writtenLanguages.ts';
import { SelectField } from '#web/ui/fields/SelectField.tsx';
import { type TextLanguageState, useDetection } from './useTextLanguage.ts';

export interface TextLanguageProps {
  state: TextLanguageState;
  text: string;
}

/** Asks in which language a text is written, if it seems to be another one than the page's: its readers are told. */
export function TextLanguage({ state, text }: TextLanguageProps) {
  const { t } = useTranslation('common');
  const lang = useLanguage();
  useDetection(text, state);
  if (!state.isAsked || text.trim() === '') return null;
  return (
    <SelectField
      className="text-language"
      size="s"
      label={t('textLanguage')}
      value={state.selected}
      options={byLabel(
        lang,
        writtenLanguages.map(value => ({ value, label: WRITTEN_LANGUAGE_NAMES[value] })),
      )}
      onChange={({ target }) => state.choose(writtenLanguages.find(one => one === target.value))}
    />
  );
}
