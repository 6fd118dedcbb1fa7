import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { payoutStates } from '#shared/lifecycle.ts';
import { waitingReasons } from '#shared/moneyReasons.ts';
import { paths } from '#shared/paths.ts';
import { currencies } from '#shared/settings.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { SelectField } from '#web/ui/fields/SelectField.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import type { PayoutFilter } from './payoutFilter.ts';

interface PayoutFiltersProps {
  filter: PayoutFilter;
  /** The name of the recipient that the list is filtered by, once known. */
  recipient: string | undefined;
  /** The name of the project that the list is filtered by, once known. */
  project: string | undefined;
  change: (key: keyof PayoutFilter, value: string) => void;
}

/** Filters of all payouts: state, currency, reason why they wait, days of creation, and the recipient and project, which are chosen in the list. */
export function PayoutFilters({ filter, recipient, project, change }: PayoutFiltersProps) {
  const { t } = useTranslation(['moderation', 'payout']);
  const lang = useLanguage();
  const day = (key: 'from' | 'until') => (
    <TextField
      type="date"
      size="s"
      label={t(`payouts.filter.${key}`)}
      value={filter[key] ?? ''}
      onChange={event => change(key, event.target.value)}
    />
  );
  const without = (key: keyof PayoutFilter) =>
    paths['admin-payouts']({
      lang,
      query: Object.fromEntries(
        Object.entries(filter).flatMap(([name, one]) => (one && name !== key ? [[name, one]] : [])),
      ),
    });

  return (
    <>
      <div className="row wrapx admin-filter-fields">
        <SelectField
          className="admin-filter"
          size="s"
          label={t('payouts.filter.label')}
          value={filter.status ?? ''}
          onChange={event => change('status', event.target.value)}
          options={[
            { value: '', label: t('payouts.filter.all') },
            ...payoutStates.map(state => ({ value: state, label: t(`payout:states.${state}`) })),
          ]}
        />
        <SelectField
          className="admin-filter"
          size="s"
          label={t('payouts.filter.currency')}
          value={filter.currency ?? ''}
          onChange={event => change('currency', event.target.value)}
          options={[
            { value: '', label: t('payouts.filter.anyCurrency') },
            ...currencies.map(one => ({ value: one, label: one })),
          ]}
        />
        <SelectField
          className="admin-filter"
          size="s"
          label={t('payouts.filter.reason')}
          value={filter.reason ?? ''}
          onChange={event => change('reason', event.target.value)}
          options={[
            { value: '', label: t('payouts.filter.anyReason') },
            ...waitingReasons.map(one => ({ value: one, label: t(`payouts.filter.reasons.${one}`) })),
          ]}
        />
        {day('from')}
        {day('until')}
      </div>
      {filter.to && (
        <p className="small admin-only-to">
          {t('payouts.filter.only', { name: recipient ?? filter.to })}{' '}
          <Link className="link" to={without('to')}>
            {t('payouts.filter.everyone')}
          </Link>
        </p>
      )}
      {filter.project && (
        <p className="small admin-only-to">
          {t('payouts.filter.onlyOf', { project: project ?? filter.project })}{' '}
          <Link className="link" to={without('project')}>
            {t('payouts.filter.allProjects')}
          </Link>
        </p>
      )}
    </>
  );
}
