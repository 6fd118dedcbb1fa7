import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/i18n/format.ts';

/** "51 of 140": the characters of a field and how many it takes; nothing for fields that are not counted. */
export function useCounter(
  counted: boolean | undefined,
  value: unknown,
  maxLength: number | undefined,
): string | undefined {
  const { t } = useTranslation('common');
  const format = useFormat();
  if (!counted || maxLength === undefined) return undefined;
  const used = typeof value === 'string' ? value.length : 0;
  return t('field.counter', { used: format.number(used), most: format.number(maxLength) });
}
