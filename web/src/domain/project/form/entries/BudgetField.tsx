import { useTranslation } from 'react-i18next';
import { countries, project } from '#shared/settings.ts';
import { showing } from '#shared/showing.ts';
import { EntryList } from '#web/domain/entries/EntryList.tsx';
import { amountIn, isWritten, linesIn, type TypedLine } from '#web/domain/project/form/budgetLines.ts';
import { numberIn, type ProposalValues } from '#web/domain/project/form/values.ts';
import { useFormat } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { useNumberWords } from '#web/i18n/useNumberWords.ts';
import { MoneyField } from '#web/ui/fields/MoneyField.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import type { FormFields } from '#web/ui/forms/useCheckedForm.ts';

const { budgetLines: limits } = showing;

/** Purposes of the budget of a project: lines with a purpose and an amount. */
export function BudgetField({ form }: { form: FormFields<ProposalValues> }) {
  const { t } = useTranslation(['showing', 'proposal']);
  const format = useFormat();
  const lang = useLanguage();
  const numberWords = useNumberWords();
  const { values, set, leave, errorOf } = form;
  const { currency } = countries[values.country];
  const error = errorOf('budgetLines');

  const purposeError = (line: TypedLine) =>
    error && isWritten(line) && line.purpose.trim().length < limits.purpose.min
      ? t('list.short', { min: format.number(limits.purpose.min) })
      : undefined;
  function amountError(line: TypedLine) {
    const amount = amountIn(line.amount, currency, lang);
    const isWrong = amount === undefined || amount > project.budget.max;
    return error && isWritten(line) && isWrong ? numberWords.amount(currency) : undefined;
  }

  return (
    <EntryList
      label={t('proposal:lines.label')}
      hint={t('lines.hint', { most: format.number(limits.most) })}
      entries={values.budgetLines}
      most={limits.most}
      nameOf={number => t('lines.entry', { number })}
      add={{ words: t('lines.add'), empty: { purpose: '', amount: '' } }}
      error={error}
      onChange={lines => set('budgetLines', lines)}
      onLeave={() => leave('budgetLines')}
      foot={<Planned values={values} />}
    >
      {(line, _, change) => (
        <div className="budget-line">
          <TextField
            label={t('lines.purpose')}
            name="budgetLines"
            autoComplete="off"
            maxLength={limits.purpose.max}
            lang={values.language}
            value={line.purpose}
            error={purposeError(line)}
            onChange={({ target }) => change({ purpose: target.value })}
          />
          <MoneyField
            label={t('lines.amount')}
            name="budgetLines"
            autoComplete="off"
            currency={currency}
            value={line.amount}
            error={amountError(line)}
            onChange={({ target }) => change({ amount: target.value })}
          />
        </div>
      )}
    </EntryList>
  );
}

/** Part of the budget that the lines plan. */
function Planned({ values }: { values: ProposalValues }) {
  const { t } = useTranslation('showing');
  const format = useFormat();
  const lang = useLanguage();
  const { currency } = countries[values.country];
  const budget = numberIn('budget', values, lang).value;
  const lines = linesIn(values, lang);
  if (budget === undefined || lines.length === 0) return null;
  const planned = lines.reduce((sum, { amount = 0 }) => sum + amount, 0);
  const money = (minor: number) => format.money(minor, currency, { whole: true });
  return (
    <p className="small soft" aria-live="polite">
      {planned > budget
        ? t('lines.over', { planned: money(planned), budget: money(budget), over: money(planned - budget) })
        : t('lines.planned', {
            planned: money(planned),
            budget: money(budget),
            left: money(budget - planned),
          })}
    </p>
  );
}
