import { useTranslation } from 'react-i18next';
import { type Currency, project as limits } from '#shared/settings.ts';
import { tidyText } from '#shared/visibleText.ts';
import type { ApiError } from '#web/api/apiError.ts';
import { useFormat } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { parseAmount, typedAmount } from '#web/i18n/typedNumber.ts';
import { useNumberWords } from '#web/i18n/useNumberWords.ts';
import { useServerMessages } from '#web/i18n/useServerMessages.ts';
import { MoneyField } from '#web/ui/fields/MoneyField.tsx';
import { TextArea } from '#web/ui/fields/TextField.tsx';
import { DialogForm } from '#web/ui/forms/DialogForm.tsx';
import { useSentForm } from '#web/ui/forms/useSentForm.ts';

/** The amount as it is typed, and the reason. */
type Values = Record<'amount' | 'reason', string>;

export interface RefundFormProps {
  /** Consequence of sending the form, in one sentence. */
  lead: string;
  /** Key of the form's draft, such as a RefundID with the purpose of the form. */
  of: string;
  /** Asks for an amount up to this one, which it proposes, in minor units. */
  upTo?: { amount: number; currency: Currency };
  /** Asks for a reason: its label and who will read it. */
  reason?: { label: string; hint: string };
  confirm: string;
  danger?: boolean | undefined;
  /** Returns the refusal, if any. */
  onSubmit: (values: { amount: number; reason: string }) => Promise<ApiError | undefined>;
  onClose: () => void;
}

/** Asks for the fields of a refund request, a refund or its rejection. Typed values stay if the call is refused. */
export function RefundForm(props: RefundFormProps) {
  const { lead, of, upTo, reason: asksReason, confirm, danger, onSubmit, onClose } = props;
  const { t } = useTranslation('refunds');
  const format = useFormat();
  const lang = useLanguage();
  const numberWords = useNumberWords();
  const words = useServerMessages();
  const most = upTo ? format.money(upTo.amount, upTo.currency) : '';
  const least = upTo ? format.money(1, upTo.currency) : '';
  const texts: Record<string, () => string> = {
    unreadable: () => (upTo ? numberWords.amount(upTo.currency) : ''),
    amount: () => t('form.amountWrong', { least, most }),
    reason: () => t('form.reasonShort', { min: format.number(limits.reason.min) }),
  };
  const form = useSentForm<Values, { amount: number; reason: string }, null>({
    initial: { amount: upTo ? typedAmount(upTo.amount, lang) : '', reason: '' },
    check({ amount: typed, reason }) {
      const amount = upTo ? parseAmount(typed, lang, upTo.currency).value : 0;
      const amountProblem = upTo && problemOf(amount, upTo.amount);
      const isReasonWrong = asksReason !== undefined && tidyText(reason).length < limits.reason.min;
      const fields = [
        ...(amountProblem ? [{ path: 'amount', i18nID: amountProblem, params: {} }] : []),
        ...(isReasonWrong ? [{ path: 'reason', i18nID: 'reason', params: {} }] : []),
      ];
      return amount === undefined || fields.length > 0
        ? { fields }
        : { value: { amount, reason: tidyText(reason) } };
    },
    wordsFor: (_, { i18nID, params, fallback }) =>
      texts[i18nID]?.() ?? words.messageFor(i18nID, params, fallback ?? i18nID),
    // Amounts are typed differently in each language.
    draft: { form: 'refund', of: `${of}.${lang}` },
    async send(values) {
      const error = await onSubmit(values);
      return error ? { error } : { data: null };
    },
  });

  return (
    <DialogForm
      form={form}
      lead={<p className="soft">{lead}</p>}
      failed={t('form.failed')}
      cancel={t('form.cancel')}
      submit={confirm}
      busy={t('form.busy')}
      danger={danger}
      onClose={onClose}
    >
      {upTo && (
        <MoneyField
          {...form.bind('amount')}
          label={t('form.amount')}
          hint={t('form.upTo', { amount: most })}
          currency={upTo.currency}
        />
      )}
      {asksReason && (
        <TextArea
          {...form.bind('reason')}
          label={asksReason.label}
          hint={asksReason.hint}
          counted
          maxLength={limits.reason.max}
          rows={4}
        />
      )}
    </DialogForm>
  );
}

function problemOf(amount: number | undefined, most: number): 'unreadable' | 'amount' | undefined {
  if (amount === undefined) return 'unreadable';
  return amount < 1 || amount > most ? 'amount' : undefined;
}
