import { useTranslation } from 'react-i18next';
import type { Currency } from '#shared/settings.ts';
import { useFormat } from './format.ts';

/** Sentences for typed numbers that cannot be read; each names an example as the reader would type it. */
export function useNumberWords() {
  const { t } = useTranslation('common');
  const format = useFormat();
  return {
    amount: (currency: Currency): string => t('number.amount', { example: format.money(1_234_50, currency) }),
    points: (): string => t('number.points', { example: format.number(12) }),
    percent: (): string => t('number.percent', { example: format.share(0.07) }),
  };
}
