import { useId, useMemo } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { minPointsTotal, minUnitPrice } from '#shared/entities/price.ts';
import { countries, money as limits } from '#shared/settings.ts';
import { useFormat } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import type { Language } from '#web/i18n/languages.ts';
import { typedWhole } from '#web/i18n/typedNumber.ts';
import { Button } from '#web/ui/Button.tsx';
import { MoneyField } from '#web/ui/fields/MoneyField.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import type { FormFields } from '#web/ui/forms/useCheckedForm.ts';
import { written } from '#web/ui/Written.tsx';
import { BudgetLists } from './entries/lazyFields.tsx';
import { priceOf } from './price.ts';
import { defaultsFor, filledIn, type ProposalValues, pointsOf, pointsTotalOf } from './values.ts';

export interface MoneyFieldsProps {
  form: FormFields<ProposalValues>;
  /** Whether a number of points and a name take the place of empty fields, as in a new proposal. */
  withDefaults?: boolean;
}

/** The budget and the points into which it is divided. */
export function MoneyFields({ form, withDefaults = false }: MoneyFieldsProps) {
  const { t } = useTranslation('proposal');
  const lang = useLanguage();
  const { currency } = countries[form.values.country];
  const { pointsBudget, contributorsPart } = form.values;
  const defaults = withDefaults ? defaultsFor(form.values, lang) : undefined;
  const values = withDefaults ? filledIn(form.values, lang) : form.values;

  return (
    <>
      <div className="three">
        <MoneyField label={t('money.budget')} currency={currency} {...form.bind('budget')} />
        <TextField
          label={t('money.points')}
          inputMode="numeric"
          autoComplete="off"
          {...optionalWith(defaults?.numberOfContributions)}
          {...form.bind('numberOfContributions')}
          error={isAboutPrice(values, lang) ? undefined : form.errorOf('numberOfContributions')}
        />
        <TextField
          label={t('money.pointName')}
          hint={t('money.pointNameHint')}
          {...optionalWith(defaults?.contributionName)}
          lang={form.values.language}
          autoComplete="off"
          {...form.bind('contributionName')}
        />
      </div>
      <UnitPrice form={form} values={values} />
      <BudgetLists form={form} />
      <details className="more" open={Boolean(pointsBudget.trim()) || contributorsPart !== '0' || undefined}>
        <summary className="small strong">{t('money.more')}</summary>
        <div className="two">
          <MoneyField
            label={t('money.pointsBudget')}
            hint={t('money.pointsBudgetHint')}
            optional
            currency={currency}
            {...form.bind('pointsBudget')}
          />
          <TextField
            label={t('money.part')}
            hint={t('money.partHint')}
            inputMode="numeric"
            {...form.bind('contributorsPart')}
          />
        </div>
      </details>
    </>
  );
}

/** An empty field is optional once it has a default; only some totals have a usual number of points. */
const optionalWith = (text: string | undefined) => (text ? { optional: true, placeholder: text } : {});

/** Whether the panel below explains the error, so that the field need not. */
const isAboutPrice = (values: ProposalValues, lang: Language): boolean =>
  !['missing', 'whole'].includes(priceOf(pointsTotalOf(values, lang), pointsOf(values, lang)).kind);

interface UnitPriceProps {
  form: FormFields<ProposalValues>;
  /** The form's values with the defaults. */
  values: ProposalValues;
}

function UnitPrice({ form: { set, leave }, values }: UnitPriceProps) {
  const { t } = useTranslation('proposal');
  const format = useFormat();
  const lang = useLanguage();
  const id = useId();
  const { currency } = countries[values.country];
  const total = pointsTotalOf(values, lang);
  const points = pointsOf(values, lang);
  const price = useMemo(() => priceOf(total, points), [total, points]);
  const name = values.contributionName.trim() || t('money.point');
  const money = (minor: number) => format.money(minor, currency, { whole: true });

  if (price.kind === 'missing' || total === undefined || points === undefined)
    return <p className="unit unit--empty small soft">{t('money.nothingYet')}</p>;
  if (price.kind === 'whole')
    return (
      <p className="unit">
        <span className="soft">
          <Trans
            t={t}
            i18nKey="money.willCost"
            values={{ name }}
            components={{ name: <span {...written(values.language)} /> }}
          />
        </span>
        <b className="money">{money(price.unit)}</b>
        <span className="fine">
          {t('money.explained', { total: money(total), count: points, points: format.number(points) })}
        </span>
      </p>
    );

  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset cannot be the same flex row
    <div className="unit unit--wrong" role="group" aria-labelledby={id}>
      <p className="small strong" id={id}>
        {t(`money.${price.kind}`, {
          total: money(total),
          points: format.number(points),
          least: format.money(minUnitPrice, currency),
          min: money(minPointsTotal),
          most: format.money(limits.maxPayment, currency),
        })}
      </p>
      {price.numbers.length > 0 && (
        <div className="row row-2 wrapx">
          <span className="small soft">{t('money.suggested')}</span>
          {price.numbers.map(number => (
            <Button
              key={number}
              size="s"
              onClick={() => {
                set('numberOfContributions', typedWhole(number, lang));
                leave('numberOfContributions');
              }}
            >
              {t('money.suggestion', { points: format.number(number), price: money(total / number) })}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
