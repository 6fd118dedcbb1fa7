import { useTranslation } from 'react-i18next';
import { task as settings } from '#shared/settings.ts';
import { useFormat } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { parseWhole } from '#web/i18n/typedNumber.ts';
import { useNumberWords } from '#web/i18n/useNumberWords.ts';
import { useServerMessages } from '#web/i18n/useServerMessages.ts';
import type { FieldProblem } from '#web/ui/forms/fieldProblem.ts';
import type { TaskValues } from './values.ts';

/** Returns the sentence for a problem of a field; points have their own. */
export function useTaskFieldWords() {
  const { t } = useTranslation('tasks');
  const { messageFor } = useServerMessages();
  const numberWords = useNumberWords();
  const format = useFormat();
  const lang = useLanguage();

  return (name: string, { i18nID, params, fallback }: FieldProblem, values: TaskValues): string => {
    if (name !== 'points') return messageFor(i18nID, params, fallback ?? i18nID);
    if (parseWhole(values.points, lang).problem) return numberWords.points();
    const { min, max } = settings.points;
    return t('field.pointsOutside', { min: format.number(min), max: format.number(max) });
  };
}
