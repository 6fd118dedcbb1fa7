import './AdminMaintenance.css';
import { useTranslation } from 'react-i18next';
import type { MaintenanceStatus } from '#shared/entities/maintenanceStatus.ts';
import { nameOf } from '#shared/fullName.ts';
import { minute } from '#shared/time.ts';
import { useQuery } from '#web/api/hooks.ts';
import { useNow } from '#web/api/useNow.ts';
import { useFormat } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { AdminFrame } from '#web/pages/admin/AdminFrame.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { QueryView } from '#web/ui/QueryView.tsx';
import { Sheet } from '#web/ui/Sheet.tsx';
import { useDocumentHead } from '#web/ui/useDocumentHead.ts';
import { MaintenanceForm } from './MaintenanceForm.tsx';

/** Whether the site is under maintenance, and the switch. */
export function AdminMaintenancePage() {
  const { t } = useTranslation('moderation');
  useDocumentHead({ name: t('maintenance.title'), description: t('maintenance.description') });
  const query = useQuery('getMaintenance', {});

  return (
    <AdminFrame current="maintenance" title={t('maintenance.title')} lead={t('maintenance.lead')}>
      <QueryView query={query} failed={t('maintenance.failed')}>
        {data => (
          <Sheet as="section" padded className="maintenance-sheet">
            <State status={data} />
            <MaintenanceForm key={`${data.isOn} ${data.until}`} status={data} />
          </Sheet>
        )}
      </QueryView>
    </AdminFrame>
  );
}

/** State of the site: open or under maintenance, since when, until when, and who switched it. */
function State({ status: { isOn, since, until, switchedBy } }: { status: MaintenanceStatus }) {
  const { t } = useTranslation('moderation');
  const lang = useLanguage();
  const format = useFormat();
  const now = useNow(minute);
  const moment = (at: string) => ({ time: format.date(at, 'zonedMoment') });
  const end = !until ? 'unknown' : Date.parse(until) > now ? 'expected' : 'overdue';
  const facts = since && [
    t('maintenance.since', moment(since)),
    switchedBy ? t('maintenance.by', { name: nameOf(switchedBy, lang) }) : t('maintenance.byOperator'),
    ...(isOn ? [until ? t(`maintenance.${end}`, moment(until)) : t('maintenance.unknown')] : []),
  ];
  return (
    <Alert kind={isOn ? 'warning' : 'success'} title={t(isOn ? 'maintenance.on' : 'maintenance.off')}>
      {facts && (
        <ul className="maintenance-facts">
          {facts.map(fact => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
    </Alert>
  );
}
