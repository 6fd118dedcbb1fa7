import { useTranslation } from 'react-i18next';
import { progressEntry as limits } from '#shared/progressLog.ts';
import { showing } from '#shared/showing.ts';
import { useFormat } from '#web/i18n/format.ts';

/** Returns the message for a title, a text or words about a picture that are too short. Too long ones cannot be typed. */
export function useTooShortMessage() {
  const { t } = useTranslation('moderation');
  const format = useFormat();
  return (name: string) => {
    if (name === 'pictures') return t('progress.short.pictures');
    if (name.startsWith('pictures_'))
      return t('progress.short.words', { min: format.number(showing.picture.alt.min) });
    const field = name.startsWith('title') ? 'title' : 'text';
    return t(`progress.short.${field}`, { min: format.number(limits[field].min) });
  };
}
