import { useTranslation } from 'react-i18next';
import { vat } from '#shared/vat.ts';
import { Hint } from '#web/ui/fields/Field.tsx';

/** Says below a price of a plan whether tax is in it. */
export function TaxHint() {
  const { t } = useTranslation('plans');
  return <Hint>{t(vat.registered ? 'price.taxIncluded' : 'price.noTax')}</Hint>;
}
