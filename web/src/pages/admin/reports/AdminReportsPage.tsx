import '#web/pages/admin/people/AdminPeople.css';
import './AdminReports.css';
import { useTranslation } from 'react-i18next';
import { reportStates } from '#shared/entities/report.ts';
import type { ReportID } from '#shared/ids.ts';
import { readQuery } from '#shared/paths.ts';
import { useList } from '#web/api/lists/useList.ts';
import { parseId } from '#web/api/parseId.ts';
import { AdminFrame } from '#web/pages/admin/AdminFrame.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ListView } from '#web/ui/ListView.tsx';
import { Segmented } from '#web/ui/Segmented.tsx';
import { useAddressQuery } from '#web/ui/useAddressQuery.ts';
import { useDocumentHead } from '#web/ui/useDocumentHead.ts';
import { ReportQueue } from './ReportQueue.tsx';
import { ReportSheet } from './ReportSheet.tsx';

/** Reported content; `?status=` names the list, `?report=` the open case. */
export function AdminReportsPage() {
  const { t } = useTranslation('moderation');
  useDocumentHead({ name: t('reports.title'), description: t('reports.description') });
  const [params, choose] = useAddressQuery();
  const { status: named, report } = readQuery('admin', params);
  const status = reportStates.find(state => state === named) ?? 'open';
  const list = useList('listReports', { query: { status } });
  const chosen = parseId<ReportID>(report) ?? list.items?.[0]?.ReportID;

  const show = (query: Record<string, string>) => choose({ report: undefined, ...query });

  return (
    <AdminFrame current="reports" title={t('reports.title')} lead={t('reports.lead')}>
      <div className="people-filters">
        <Segmented
          label={t('reports.view.label')}
          value={status}
          onChange={state => show({ status: state })}
          options={reportStates.map(state => ({ value: state, label: t(`reports.view.${state}`) }))}
        />
      </div>
      {list.items?.length === 0 && !report ? (
        <EmptyState seed={`reports:${status}`} headingLevel={2} title={t(`reports.empty.${status}`)}>
          {t(`reports.empty.${status}Text`)}
        </EmptyState>
      ) : (
        <div className="people-grid">
          <div>
            <ListView list={list} failed={t('reports.failed')}>
              {items => (
                <ReportQueue cases={items} chosen={chosen} onChoose={id => show({ status, report: id })} />
              )}
            </ListView>
          </div>
          {chosen && (
            <ReportSheet
              key={chosen}
              ReportID={chosen}
              onDecided={() => show({ status })}
              onOver={() => show({ status, report: chosen })}
            />
          )}
        </div>
      )}
    </AdminFrame>
  );
}
