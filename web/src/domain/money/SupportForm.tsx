import './SupportForm.css';
import '#web/ui/fields/Field.css';
import '#web/ui/Input.css';
import { useId, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { minPayment } from '#shared/cardCosts.ts';
import type { Project } from '#shared/entities/project.ts';
import { money } from '#shared/settings.ts';
import { presetAmounts } from '#web/domain/money/support/support.ts';
import type { Support } from '#web/domain/money/support/useSupport.ts';
import { useFormat } from '#web/i18n/format.ts';
import { Button } from '#web/ui/Button.tsx';
import { Segmented } from '#web/ui/fields/Segmented.tsx';
import { StepperField } from '#web/ui/fields/StepperField.tsx';

interface SupportFormProps {
  project: Project;
  support: Support;
}

/** Chooses an amount to donate or points to buy, and continues to the payment page. */
export function SupportForm({ project, support }: SupportFormProps) {
  const { t } = useTranslation('project');
  const format = useFormat();
  const navigate = useNavigate();
  const [tried, setTried] = useState(false);
  const { kind, isPossible, total, units, to } = support;
  const sum = format.money(total, project.currency, { whole: true });

  function go(event: React.FormEvent) {
    event.preventDefault();
    setTried(true);
    if (isPossible) void navigate(to);
  }

  const word = () => {
    if (kind === 'points') return t('give.buy', { count: units, number: format.number(units), sum });
    return isPossible ? t('give.donateSum', { sum }) : t('give.donate');
  };

  return (
    <form className="give" onSubmit={go} noValidate>
      <Segmented
        block
        label={t('give.way')}
        options={[
          { value: 'donation', label: t('give.donate') },
          { value: 'points', label: t('give.points') },
        ]}
        value={kind}
        onChange={support.setKind}
      />
      {kind === 'donation' ? (
        <Amounts project={project} support={support} tried={tried} />
      ) : (
        <Units project={project} support={support} />
      )}
      {(kind === 'donation' || support.most > 0) && (
        <Button kind="ember" size="l" block type="submit">
          {word()}
        </Button>
      )}
      <p className="hint give-hint">{t('give.hint')}</p>
    </form>
  );
}

/** Preset amounts and a field for another amount. */
export function Amounts({ project: { currency }, support, tried }: SupportFormProps & { tried: boolean }) {
  const { t } = useTranslation('project');
  const format = useFormat();
  const id = useId();
  const [left, setLeft] = useState(false);
  const { preset, typed, problem } = support;
  const isWrong = problem !== undefined && (left || tried);

  return (
    <fieldset className="amounts-field">
      <legend className="sr">{t('give.amount')}</legend>
      <div className="amounts">
        {presetAmounts.map(amount => (
          <label key={amount} className="chip amount">
            <input
              type="radio"
              className="sr"
              name={id}
              checked={preset === amount}
              onChange={() => support.choosePreset(amount)}
            />
            {format.money(amount, currency, { whole: true })}
          </label>
        ))}
        <label className={isWrong ? 'other has-error' : 'other'}>
          <span className="sr">{t('give.otherIn', { currency })}</span>
          <input
            className="input input--s"
            inputMode="decimal"
            autoComplete="transaction-amount"
            maxLength={12}
            placeholder={t('give.other')}
            value={typed}
            aria-invalid={isWrong || undefined}
            aria-describedby={isWrong ? `${id}-error` : undefined}
            onChange={event => support.type(event.target.value)}
            onBlur={() => setLeft(typed !== '')}
          />
        </label>
      </div>
      {isWrong && (
        <p className="error" id={`${id}-error`} role="alert">
          {t(`give.${problem}`, {
            min: format.money(minPayment[currency], currency, { whole: true }),
            max: format.money(money.donation.max, currency, { whole: true }),
          })}
        </p>
      )}
    </fieldset>
  );
}

/** Number of points to buy, with their price and how many are left. */
export function Units({ project, support }: SupportFormProps) {
  const { t } = useTranslation('project');
  const format = useFormat();
  const { remainingUnits, numberOfContributions, unitPrice, currency, contributionName, language } = project;
  const { fewest, most, units } = support;
  const least = format.money(minPayment[currency], currency, { whole: true });
  if (remainingUnits === 0) return <p className="small soft">{t('give.soldOut')}</p>;
  if (most === 0)
    return <p className="small soft">{t('give.tooFew', { left: format.number(remainingUnits), least })}</p>;

  return (
    <div className="units">
      <p className="small">
        <Trans
          t={t}
          i18nKey="give.unit"
          values={{ name: contributionName, price: format.money(unitPrice, currency, { whole: true }) }}
          components={{ n: <span lang={language} />, b: <b className="strong" /> }}
        />
      </p>
      <StepperField
        label={t('give.quantity')}
        value={units}
        onChange={support.setQuantity}
        min={fewest}
        max={most}
        hint={t('give.left', {
          count: remainingUnits,
          left: format.number(remainingUnits),
          total: format.number(numberOfContributions),
        })}
      />
      {most < remainingUnits && units === most && (
        <output className="hint">{t('give.most', { count: most })}</output>
      )}
      {fewest > 1 && units === fewest && (
        <output className="hint">{t('give.fewest', { count: fewest, least })}</output>
      )}
    </div>
  );
}
