import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { vatExampleFor, vatNumberExamples, vatNumberPattern } from '#shared/vat.ts';
import { useMutation } from '#web/api/hooks.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { useServerMessages } from '#web/i18n/useServerMessages.ts';
import { Announced } from '#web/ui/Announced.tsx';
import { Button } from '#web/ui/Button.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { Form } from '#web/ui/forms/Form.tsx';
import { useSentForm } from '#web/ui/forms/useSentForm.ts';

/** As it is written on invoices: without spaces, dots and hyphens, in capitals. */
const normalised = (text: string): string => text.replace(/[\s.-]/g, '').toUpperCase();

/** The country of the example for those who read a language. */
const ownExample = { en: 'FR', gb: 'FR', us: 'FR', fr: 'FR', es: 'ES' } as const;

/** The caller's VAT number for later invoices. */
export function VatNumberForm({ known = '' }: { known: string | undefined }) {
  const { t } = useTranslation('invoices');
  const lang = useLanguage();
  const { refusal } = useServerMessages();
  const { run } = useMutation('saveVatNumber', ['listInvoices'], { quiet: true });
  const [isSaved, setSaved] = useState(false);
  const form = useSentForm<{ vatNumber: string }, string, unknown>({
    initial: { vatNumber: known },
    check: values => {
      const number = normalised(values.vatNumber);
      const isRight = number === '' || vatNumberPattern.test(number);
      return isRight
        ? { value: number }
        : { fields: [{ path: 'vatNumber', i18nID: 'validation.invalid', params: {} }] };
    },
    wordsFor: (_, problem, { vatNumber }) => problem.fallback ?? wrongWords(normalised(vatNumber)),
    draft: { form: 'saveVatNumber', of: '' },
    send: number => run({ body: { vatNumber: number || null } }),
    onDone: () => setSaved(true),
  });

  /** Error with an example of a number: of the country in the number, or else of a country of the user's language. */
  function wrongWords(number: string) {
    const example = vatExampleFor(number);
    return example
      ? t('vatNumber.wrongForCountry', { example })
      : t('vatNumber.wrong', { example: vatNumberExamples[ownExample[lang]] });
  }

  const field = form.bind('vatNumber');
  return (
    <Form form={form} className="vat-number">
      <TextField
        {...field}
        label={t('vatNumber.label')}
        hint={t('vatNumber.hint')}
        optional
        autoComplete="off"
        maxLength={20}
        error={field.error ?? (form.refusal && refusal(form.refusal))}
        onChange={event => {
          field.onChange(event);
          setSaved(false);
        }}
      />
      <div className="row">
        <Button type="submit" size="s" kind="line" busy={form.isBusy && t('vatNumber.saving')}>
          {t('vatNumber.save')}
        </Button>
        <Announced as="span" className="small soft">
          {isSaved && t('vatNumber.saved')}
        </Announced>
      </div>
    </Form>
  );
}
