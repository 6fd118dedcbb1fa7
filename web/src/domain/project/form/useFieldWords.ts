import { useTranslation } from 'react-i18next';
import { countries, project } from '#shared/settings.ts';
import type { FieldError } from '#shared/validation.ts';
import { useFormat } from '#web/i18n/format.ts';
import { useServerMessages } from '#web/i18n/useServerMessages.ts';
import type { FieldName, ProposalValues } from './values.ts';

/** The sentence for what is wrong with a field of the form. */
export function useFieldWords() {
  const { t } = useTranslation('proposal');
  const { field: plain } = useServerMessages();
  const format = useFormat();

  return (name: FieldName, error: FieldError, { country }: ProposalValues): string => {
    const amount = (minor: number) => format.money(minor, countries[country].currency, { whole: true });
    if ((name === 'budget' || name === 'pointsBudget') && error.i18nID !== 'validation.unit_price')
      return t('money.outside', { min: amount(project.budget.min), max: amount(project.budget.max) });
    if (name === 'numberOfContributions' && error.i18nID !== 'validation.unit_price')
      return t('money.pointsOutside', {
        min: format.number(project.contributions.min),
        max: format.number(project.contributions.max),
      });
    if (name === 'contributorsPart')
      return t('money.partOutside', { max: format.share(project.contributorsPart.max / 100) });
    return plain(error);
  };
}
