import { useTranslation } from 'react-i18next';
import type { AvailableHours } from '#shared/entities/author.ts';
import { useFormat } from '#web/i18n/format.ts';

/** Returns a function that says how much time a person has for projects: "About 5 hours a week". Needs the namespace `market`. */
export function useAvailability(): (hours: AvailableHours) => string {
  const { t } = useTranslation('market');
  const format = useFormat();
  return hours => t('available', { count: Number(hours), number: format.number(Number(hours)) });
}
