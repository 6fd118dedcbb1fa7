import { useTranslation } from 'react-i18next';
import { countries, project } from '#shared/settings.ts';
import { amountIn } from '#web/domain/project/form/amountEntries.ts';
import type { ProposalValues } from '#web/domain/project/form/values.ts';
import { useFormat } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { useNumberWords } from '#web/i18n/useNumberWords.ts';
import { MoneyField } from '#web/ui/fields/MoneyField.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';

interface AmountEntryProps {
  /** Name of the list in the form. */
  name: 'budgetLines' | 'milestones';
  values: ProposalValues;
  labels: { text: string; amount: string; example?: string };
  text: string;
  limits: { min: number; max: number };
  amount: string;
  /** Whether its problems are shown. */
  isChecked: boolean;
  /** The problem of an amount that can be read. */
  amountProblem?: string | undefined;
  onChange: (change: { text?: string; amount?: string }) => void;
}

/** The fields of an entry with a text and an amount: a line of the budget, or a milestone. */
export function AmountEntry(props: AmountEntryProps) {
  const { name, values, labels, text, limits, amount, isChecked, amountProblem, onChange } = props;
  const { t } = useTranslation('showing');
  const format = useFormat();
  const lang = useLanguage();
  const numberWords = useNumberWords();
  const { currency } = countries[values.country];
  const minor = amountIn(amount, currency, lang);
  const isUnreadable = minor === undefined || minor > project.budget.max;
  const isShort = text.trim().length < limits.min;

  return (
    <div className="budget-line">
      <TextField
        label={labels.text}
        name={name}
        autoComplete="off"
        maxLength={limits.max}
        lang={values.language}
        placeholder={labels.example}
        value={text}
        error={isChecked && isShort ? t('list.short', { min: format.number(limits.min) }) : undefined}
        onChange={({ target }) => onChange({ text: target.value })}
      />
      <MoneyField
        label={labels.amount}
        name={name}
        autoComplete="off"
        currency={currency}
        value={amount}
        error={isChecked ? (isUnreadable ? numberWords.amount(currency) : amountProblem) : undefined}
        onChange={({ target }) => onChange({ amount: target.value })}
      />
    </div>
  );
}
