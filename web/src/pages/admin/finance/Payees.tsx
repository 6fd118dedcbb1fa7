import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PayeeQuarter, PayeeYear } from '#shared/entities/finance.ts';
import type { Language } from '#shared/settings.ts';
import { lists } from '#shared/settings.ts';
import { useList } from '#web/api/lists/useList.ts';
import { CsvButton } from '#web/domain/money/CsvButton.tsx';
import { currentMonth } from '#web/domain/money/months.ts';
import { PersonLink } from '#web/domain/person/PersonLink.tsx';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { Facts } from '#web/ui/Facts.tsx';
import { SelectField } from '#web/ui/fields/SelectField.tsx';
import { ListView } from '#web/ui/ListView.tsx';
import { lazyComponent } from '#web/ui/lazyComponent.tsx';
import { Money } from '#web/ui/Time.tsx';
import { type Column, Table } from '#web/ui/workspace/Table.tsx';

export interface PayeesProps {
  /** The last month of the report: its year is chosen at first. */
  until: string;
  /** The first month with a posting. */
  firstMonth: string;
}

const Download = lazyComponent(() => CsvButton, { texts: ['payout'] });

/** Earnings of each payee by quarter of a year, for the reports that platforms owe to tax offices. */
export function Payees({ until, firstMonth }: PayeesProps) {
  const { t } = useTranslation('finance');
  const lang = useLanguage();
  const [year, setYear] = useState(until.slice(0, 4));
  const years = yearsBetween(firstMonth.slice(0, 4), currentMonth().slice(0, 4));
  const list = useList('listPayees', {
    query: { year, limit: lists.pageSize },
  });

  return (
    <section aria-labelledby="payees">
      <div className="row between wrapx finance-bar">
        <div>
          <h2 className="h3" id="payees">
            {t('payees.title')}
          </h2>
          <p className="small soft">{t('payees.lead')}</p>
        </div>
        <div className="row wrapx finance-bar">
          <SelectField
            size="s"
            label={t('payees.year')}
            value={year}
            onChange={event => setYear(event.target.value)}
            options={years.map(one => ({ value: one, label: one }))}
          />
          {list.items && list.items.length > 0 && (
            <Download key={year} fileName={`payees-${year}.csv`} load={() => loadPayees(year, lang)} />
          )}
        </div>
      </div>
      <ListView list={list} failed={t('failed')}>
        {payees => (
          <Table
            caption={t('payees.title')}
            rows={payees}
            rowKey={({ payee, currency }) => `${payee.UserID} ${currency}`}
            columns={columnsOf(t)}
            empty={<p className="small soft sheet--pad">{t('payees.none')}</p>}
          />
        )}
      </ListView>
    </section>
  );
}

const loadPayees = async (year: string, lang: Language) =>
  await (await import('./payeesCsv.ts')).loadPayeesCsv(year, lang);

function yearsBetween(first: string, last: string): string[] {
  const count = Math.max(0, Number(last) - Number(first));
  return Array.from({ length: count + 1 }, (_, ago) => String(Number(last) - ago));
}

const earnedIn = ({ received, returned }: PayeeQuarter): number => received - returned;
const sumOf = ({ quarters }: PayeeYear, amount: (quarter: PayeeQuarter) => number): number =>
  quarters.reduce((sum, quarter) => sum + amount(quarter), 0);

const columnsOf = (t: TFunction<'finance'>): Column<PayeeYear>[] => [
  { key: 'payee', head: t('payees.payee'), list: 'who', cell: row => <Payee {...row} /> },
  {
    key: 'payments',
    head: t('results.payments'),
    list: 'what',
    cell: row => t('results.count', { count: sumOf(row, ({ payments }) => payments) }),
  },
  ...[0, 1, 2, 3].map(
    (place): Column<PayeeYear> => ({
      key: `Q${place}`,
      head: t('payees.quarter', { number: place + 1 }),
      right: true,
      cell: ({ quarters, currency }) => {
        const quarter = quarters[place];
        return quarter && <Money minor={earnedIn(quarter)} currency={currency} />;
      },
    }),
  ),
  {
    key: 'sold',
    head: t('payees.sold'),
    right: true,
    cell: row => <Money minor={sumOf(row, ({ sold }) => sold)} currency={row.currency} />,
  },
  {
    key: 'fees',
    head: t('payees.fees'),
    right: true,
    cell: row => <Money minor={sumOf(row, ({ fees }) => fees)} currency={row.currency} />,
  },
  {
    key: 'earned',
    head: t('payees.earned'),
    right: true,
    list: 'amount',
    cell: row => <Money minor={sumOf(row, earnedIn)} currency={row.currency} className="strong" />,
  },
];

/** The payee with the country, and the account that leads to their identity at the provider. */
function Payee({ payee, country, accountId }: Pick<PayeeYear, 'payee' | 'country' | 'accountId'>) {
  return (
    <span className="finance-payee">
      <PersonLink className="strong" person={payee} />
      <span className="fine soft">
        <Facts>
          {country}
          {accountId}
        </Facts>
      </span>
    </span>
  );
}
