import './SupportForm.css';
import { useId, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import type { Project } from '#shared/entities/project.ts';
import { gifts } from '#shared/gifts.ts';
import { money } from '#shared/settings.ts';
import { afterPress } from '#web/api/press.ts';
import type { Support } from '#web/domain/money/support/useSupport.ts';
import { useVersionOf } from '#web/domain/reading/versions.ts';
import { useFormat } from '#web/i18n/format.ts';
import { useNumberWords } from '#web/i18n/useNumberWords.ts';
import { Hint } from '#web/ui/fields/Field.tsx';
import { StepperField } from '#web/ui/fields/StepperField.tsx';
import { RadioChip } from '#web/ui/RadioChip.tsx';
import { written } from '#web/ui/Written.tsx';

export interface SupportFieldsProps {
  project: Project;
  support: Support;
}

/** Preset amounts and a field for another amount. */
export function Amounts({ project: { currency }, support, tried }: SupportFieldsProps & { tried: boolean }) {
  const { t } = useTranslation('project');
  const format = useFormat();
  const numberWords = useNumberWords();
  const id = useId();
  const [left, setLeft] = useState(false);
  const { preset, typed, problem } = support;
  const isWrong = problem !== undefined && (left || tried);

  return (
    <fieldset className="amounts-field">
      <legend className="sr">{t('give.amount')}</legend>
      <div className="amounts">
        {gifts[currency].presets.map(amount => (
          <RadioChip
            key={amount}
            name={id}
            checked={preset === amount}
            onChange={() => support.choosePreset(amount)}
          >
            {format.money(amount, currency, { whole: true })}
          </RadioChip>
        ))}
        <label className={isWrong ? 'other has-error' : 'other'}>
          <span className="sr">{t('give.otherIn', { currency })}</span>
          <input
            className="input input--s"
            inputMode="decimal"
            autoComplete="transaction-amount"
            maxLength={24}
            placeholder={t('give.other')}
            value={typed}
            aria-invalid={isWrong || undefined}
            aria-describedby={isWrong ? `${id}-error` : undefined}
            onChange={event => support.type(event.target.value)}
            onBlur={() => afterPress(() => setLeft(typed !== ''))}
          />
        </label>
      </div>
      {isWrong && (
        <p className="error" id={`${id}-error`} role="alert">
          {problem === 'unreadable'
            ? numberWords.amount(currency)
            : t(`give.${problem}`, {
                min: format.money(gifts[currency].min, currency, { whole: true }),
                max: format.money(money.donation.max, currency, { whole: true }),
              })}
        </p>
      )}
    </fieldset>
  );
}

/** Number of points to buy, with their price and how many are left. */
export function Units({ project, support }: SupportFieldsProps) {
  const { t } = useTranslation('project');
  const format = useFormat();
  const { project: shown, languageOf } = useVersionOf(project);
  const { remainingUnits, soldUnits, numberOfContributions, unitPrice, currency } = project;
  const { fewest, most, units, unitsProblem } = support;
  const numberWords = useNumberWords();
  const least = format.money(gifts[currency].min, currency, { whole: true });
  if (remainingUnits === 0) return <p className="small soft">{t('give.soldOut')}</p>;
  if (unitPrice > money.maxPayment)
    return (
      <p className="small soft">{t('give.tooDear', { max: format.money(money.maxPayment, currency) })}</p>
    );
  if (most === 0)
    return <p className="small soft">{t('give.tooFew', { left: format.number(remainingUnits), least })}</p>;

  return (
    <div className="units">
      <p className="small">
        <Trans
          t={t}
          i18nKey="give.unit"
          values={{
            name: shown.contributionName,
            price: format.money(unitPrice, currency, { whole: true }),
          }}
          components={{
            n: <span {...written(languageOf('contributionName'))} />,
            b: <b className="strong" />,
          }}
        />
      </p>
      <StepperField
        label={t('give.quantity')}
        value={support.typedUnits}
        onChange={support.typeUnits}
        min={fewest}
        max={most}
        error={
          (unitsProblem === 'unreadable' && numberWords.points()) ||
          (unitsProblem === 'most' && t('give.most', { count: most })) ||
          (unitsProblem === 'fewest' && t('give.fewest', { count: fewest, least }))
        }
        hint={t('give.left', {
          count: remainingUnits,
          left: format.number(remainingUnits),
          sold: format.number(soldUnits),
          total: format.number(numberOfContributions),
        })}
      />
      {most < remainingUnits && units === most && <Hint as="output">{t('give.most', { count: most })}</Hint>}
      {fewest > 1 && units === fewest && (
        <Hint as="output">{t('give.fewest', { count: fewest, least })}</Hint>
      )}
    </div>
  );
}
