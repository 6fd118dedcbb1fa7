import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { vatExampleFor, vatNumberExamples, vatNumberPattern } from '#shared/vat.ts';
import { useMutation } from '#web/api/hooks.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { useServerMessages } from '#web/i18n/useServerMessages.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';

/** As it is written on invoices: without spaces, dots and hyphens, in capitals. */
const normalised = (text: string): string => text.replace(/[\s.-]/g, '').toUpperCase();

/** The country of the example for those who read a language. */
const ownExample = { en: 'FR', gb: 'FR', us: 'FR', fr: 'FR', es: 'ES' } as const;

/** The caller's VAT number for later invoices. */
export function VatNumberForm({ known = '' }: { known: string | undefined }) {
  const { t } = useTranslation('invoices');
  const lang = useLanguage();
  const { refusal } = useServerMessages();
  const { run, isBusy, error } = useMutation('saveVatNumber', ['listInvoices'], { quiet: true });
  const [typed, setTyped] = useState(known);
  const [isWrong, setWrong] = useState(false);
  const [isSaved, setSaved] = useState(false);

  /** What a number of the country looks like, or how each begins. */
  function wrongWords(number: string) {
    const example = vatExampleFor(number);
    return example
      ? t('vatNumber.wrongForCountry', { example })
      : t('vatNumber.wrong', { example: vatNumberExamples[ownExample[lang]] });
  }

  async function save(event: FormEvent) {
    event.preventDefault();
    const number = normalised(typed);
    const isRight = number === '' || vatNumberPattern.test(number);
    setWrong(!isRight);
    if (!isRight) return;
    const { error: failed } = await run({ body: { vatNumber: number || null } });
    setSaved(!failed);
  }

  return (
    <form className="vat-number" noValidate onSubmit={event => void save(event)}>
      <TextField
        label={t('vatNumber.label')}
        hint={t('vatNumber.hint')}
        optional
        autoComplete="off"
        maxLength={20}
        value={typed}
        error={isWrong ? wrongWords(normalised(typed)) : error && refusal(error)}
        onChange={event => {
          setTyped(event.target.value);
          setSaved(false);
        }}
      />
      <div className="row">
        <Button type="submit" size="s" kind="line" busy={isBusy && t('vatNumber.saving')}>
          {t('vatNumber.save')}
        </Button>
        <output className="small soft">{isSaved && t('vatNumber.saved')}</output>
      </div>
    </form>
  );
}
