import './AdminAudit.css';
import { useTranslation } from 'react-i18next';
import { auditActions } from '#shared/entities/auditEntry.ts';
import { nameOf } from '#shared/fullName.ts';
import type { UserID } from '#shared/ids.ts';
import { readQuery } from '#shared/paths.ts';
import { useList } from '#web/api/lists/useList.ts';
import { parseId } from '#web/api/parseId.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { AdminFrame } from '#web/pages/admin/AdminFrame.tsx';
import { SelectField } from '#web/ui/fields/SelectField.tsx';
import { ListView } from '#web/ui/ListView.tsx';
import { useAddressQuery } from '#web/ui/useAddressQuery.ts';
import { useDocumentHead } from '#web/ui/useDocumentHead.ts';
import { AuditTable } from './AuditTable.tsx';

/** Audit log of administrators; `?by=` and `?action=` filter by administrator and kind of action. */
export function AdminAuditPage() {
  const { t } = useTranslation('moderation');
  const lang = useLanguage();
  useDocumentHead({ name: t('audit.title'), description: t('audit.description') });
  const [search, choose] = useAddressQuery();
  const { by, action: named } = readQuery('admin', search);
  const action = auditActions.find(one => one === named);
  const administratorId = parseId<UserID>(by);
  const list = useList('listAuditEntries', { query: { action, administratorId } });
  const administrators = useAdministrators(administratorId);

  const filter = (key: 'by' | 'action', value: string) => choose({ [key]: value });

  return (
    <AdminFrame current="audit" title={t('audit.title')} lead={t('audit.lead')} className="admin-audit">
      <div className="row wrapx audit-filters">
        <SelectField
          size="s"
          label={t('audit.filter.action')}
          value={action ?? ''}
          onChange={event => filter('action', event.target.value)}
          options={[
            { value: '', label: t('audit.filter.allActions') },
            ...auditActions.map(one => ({ value: one, label: t(`audit.actions.${one}`) })),
          ]}
        />
        <SelectField
          size="s"
          label={t('audit.filter.by')}
          value={administratorId ?? ''}
          onChange={event => filter('by', event.target.value)}
          options={[
            { value: '', label: t('audit.filter.allPeople') },
            ...administrators.map(person => ({ value: person.UserID, label: nameOf(person, lang) })),
          ]}
        />
      </div>
      <ListView list={list} failed={t('audit.failed')}>
        {items => (
          <AuditTable entries={items} isFiltered={action !== undefined || administratorId !== undefined} />
        )}
      </ListView>
    </AdminFrame>
  );
}

/** The administrators who acted recently, and the one that the list is filtered by. */
function useAdministrators(chosen: UserID | undefined) {
  const recent = useList('listAuditEntries', { query: { limit: 100 } }).items ?? [];
  const own = useList(
    'listAuditEntries',
    chosen ? { query: { administratorId: chosen, limit: 1 } } : null,
  ).items;
  const people = [...recent, ...(own ?? [])].map(({ administrator }) => administrator);
  return [...new Map(people.map(person => [person.UserID, person])).values()];
}
