import download from 'lucide-static/icons/download.svg?raw';
import printer from 'lucide-static/icons/printer.svg?raw';
import { useTranslation } from 'react-i18next';
import type { MonthEnd } from '#shared/entities/finance.ts';
import { monthsBetween } from '#shared/months.ts';
import { currentMonth } from '#web/domain/money/months.ts';
import { useFormat } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { Button } from '#web/ui/Button.tsx';
import { SelectField } from '#web/ui/fields/SelectField.tsx';
import { printAs } from '#web/ui/printAs.ts';
import { saveFile } from '#web/ui/saveFile.ts';
import { useAddressQuery } from '#web/ui/useAddressQuery.ts';
import { monthEndCsv } from './financeCsv.ts';

/** Chooses the month of the report; prints it or saves it as CSV. */
export function MonthBar({ month, report }: { month: string; report: MonthEnd | undefined }) {
  const { t } = useTranslation('finance');
  const format = useFormat();
  const lang = useLanguage();
  const [, choose] = useAddressQuery();
  const months = monthsBetween(report?.firstMonth ?? month, currentMonth());

  return (
    <div className="row between wrapx finance-bar">
      <SelectField
        size="s"
        label={t('month')}
        value={month}
        onChange={event => choose({ month: event.target.value })}
        options={months.map(one => ({ value: one, label: format.utcDate(`${one}-15`, 'month') }))}
      />
      <div className="row wrapx">
        {report && (
          <Button
            size="s"
            icon={download}
            onClick={() => saveFile(`month-end-${report.month}.csv`, monthEndCsv(report, lang))}
          >
            {t('csv')}
          </Button>
        )}
        <Button size="s" kind="line" icon={printer} onClick={() => printAs(`month-end-${month}`)}>
          {t('print')}
        </Button>
      </div>
    </div>
  );
}
