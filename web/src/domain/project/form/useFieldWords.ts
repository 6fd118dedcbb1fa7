import { useTranslation } from 'react-i18next';
import { minPointsTotal, minUnitPrice } from '#shared/entities/price.ts';
import { countries, money, project } from '#shared/settings.ts';
import { useFormat } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { useNumberWords } from '#web/i18n/useNumberWords.ts';
import { useServerMessages } from '#web/i18n/useServerMessages.ts';
import type { FieldProblem } from '#web/ui/forms/fieldProblem.ts';
import { type FieldName, isNumberField, numberIn, type ProposalValues } from './values.ts';

/** Fields that have no value of their own to start with: each has its sentence while it is empty. */
const REQUIRED = [
  'name',
  'description',
  'details',
  'budget',
  'endDate',
  'numberOfContributions',
  'contributionName',
] as const satisfies readonly FieldName[];
const isRequired = (name: string): name is (typeof REQUIRED)[number] => REQUIRED.some(one => one === name);

/** Returns the sentence for a problem of a field; amounts are named in the currency of the project. */
export function useFieldWords() {
  const { t } = useTranslation('proposal');
  const { messageFor } = useServerMessages();
  const format = useFormat();
  const lang = useLanguage();
  const numberWords = useNumberWords();

  return (name: string, { i18nID, params, fallback }: FieldProblem, values: ProposalValues): string => {
    const { country } = values;
    if (name === 'faq') return t('faq.incomplete');
    if (name === 'gallery' && i18nID !== 'validation.picture_twice') return t('gallery.incomplete');
    if (name === 'budgetLines' && i18nID !== 'validation.lines_over_budget') return t('lines.incomplete');
    if (name === 'milestones' && !i18nID.startsWith('validation.milestones'))
      return t('milestones.incomplete');
    if (isRequired(name) && !values[name].trim()) return t(`empty.${name}`);
    if (isNumberField(name) && numberIn(name, values, lang).problem) {
      if (name === 'numberOfContributions') return numberWords.points();
      if (name === 'contributorsPart') return numberWords.percent();
      return numberWords.amount(countries[country].currency);
    }
    const amount = (minor: number) => format.money(minor, countries[country].currency, { whole: true });
    if (i18nID === 'validation.points_total')
      return t('money.totalTooSmall', { min: amount(minPointsTotal) });
    if (i18nID === 'validation.unit_price')
      return t('money.priceUneven', { least: format.money(minUnitPrice, countries[country].currency) });
    if (i18nID === 'validation.unit_price_large')
      return t('money.priceTooLarge', { most: amount(money.maxPayment) });
    if (name === 'budget' || name === 'pointsBudget')
      return t('money.outside', { min: amount(project.budget.min), max: amount(project.budget.max) });
    if (name === 'numberOfContributions')
      return t('money.pointsOutside', {
        min: format.number(project.contributions.min),
        max: format.number(project.contributions.max),
      });
    if (name === 'contributorsPart')
      return t('money.partOutside', { max: format.share(project.contributorsPart.max / 100) });
    return messageFor(i18nID, params, fallback ?? i18nID);
  };
}
