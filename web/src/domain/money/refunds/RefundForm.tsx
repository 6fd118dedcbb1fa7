import './Refunds.css';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Currency, project as limits } from '#shared/settings.ts';
import type { ApiError } from '#web/api/apiError.ts';
import { useFormat } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { parseAmount, typedAmount } from '#web/i18n/typedNumber.ts';
import { useNumberWords } from '#web/i18n/useNumberWords.ts';
import { useServerMessages } from '#web/i18n/useServerMessages.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { MoneyField } from '#web/ui/fields/MoneyField.tsx';
import { TextArea } from '#web/ui/fields/TextField.tsx';

export interface RefundFormProps {
  /** What will happen, in one sentence. */
  lead: string;
  /** Asks for an amount up to this one, which it proposes, in minor units. */
  upTo?: { amount: number; currency: Currency };
  /** Asks for a reason: its label and who will read it. */
  reason?: { label: string; hint: string };
  confirm: string;
  danger?: boolean;
  isBusy: boolean;
  /** Returns the refusal, if any. */
  onSubmit: (values: { amount: number; reason: string }) => Promise<ApiError | undefined>;
  onClose: () => void;
}

/** Asks for what a request, a refund or its refusal needs. What was typed stays if it is refused. */
export function RefundForm(props: RefundFormProps) {
  const { lead, upTo, reason: asksReason, confirm, danger, isBusy, onSubmit, onClose } = props;
  const { t } = useTranslation('refunds');
  const format = useFormat();
  const lang = useLanguage();
  const numberWords = useNumberWords();
  const { refusal } = useServerMessages();
  const amountField = useRef<HTMLInputElement>(null);
  const reasonField = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState(upTo ? typedAmount(upTo.amount, lang) : '');
  const [reason, setReason] = useState('');
  const [wrong, setWrong] = useState<'unreadable' | 'amount' | 'reason'>();
  const [error, setError] = useState<ApiError>();
  const most = upTo ? format.money(upTo.amount, upTo.currency) : '';
  const least = upTo ? format.money(1, upTo.currency) : '';

  async function submit(event: FormEvent) {
    event.preventDefault();
    const amount = upTo ? parseAmount(typed, lang, upTo.currency).value : 0;
    const amountProblem = upTo && problemOf(amount, upTo.amount);
    const isReasonWrong = asksReason !== undefined && reason.trim().length < limits.reason.min;
    setWrong(amountProblem ?? (isReasonWrong ? 'reason' : undefined));
    if (amount === undefined || amountProblem) amountField.current?.focus();
    else if (isReasonWrong) reasonField.current?.focus();
    else setError(await onSubmit({ amount, reason: reason.trim() }));
  }

  return (
    <form className="refund-form" onSubmit={event => void submit(event)} noValidate>
      <p className="soft">{lead}</p>
      {error && (
        <Alert kind="error" announce title={t('form.failed')}>
          {refusal(error)}
        </Alert>
      )}
      {upTo && (
        <MoneyField
          ref={amountField}
          label={t('form.amount')}
          hint={t('form.upTo', { amount: most })}
          error={
            (wrong === 'unreadable' && numberWords.amount(upTo.currency)) ||
            (wrong === 'amount' && t('form.amountWrong', { least, most }))
          }
          currency={upTo.currency}
          value={typed}
          onChange={event => setTyped(event.target.value)}
        />
      )}
      {asksReason && (
        <TextArea
          ref={reasonField}
          label={asksReason.label}
          hint={asksReason.hint}
          error={wrong === 'reason' && t('form.reasonShort', { min: format.number(limits.reason.min) })}
          value={reason}
          onChange={event => setReason(event.target.value)}
          counted
          maxLength={limits.reason.max}
          rows={4}
        />
      )}
      <div className="dialog-foot">
        <Button kind="quiet" onClick={onClose}>
          {t('form.cancel')}
        </Button>
        <Button kind={danger ? 'danger' : 'moss'} type="submit" busy={isBusy && t('form.busy')}>
          {confirm}
        </Button>
      </div>
    </form>
  );
}

function problemOf(amount: number | undefined, most: number): 'unreadable' | 'amount' | undefined {
  if (amount === undefined) return 'unreadable';
  return amount < 1 || amount > most ? 'amount' : undefined;
}
