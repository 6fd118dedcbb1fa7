import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { AuditEntry, AuditTarget } from '#shared/entities/auditEntry.ts';
import { nameOf } from '#shared/fullName.ts';
import { paths } from '#shared/paths.ts';
import type { Language } from '#shared/settings.ts';
import { avatarOf } from '#web/domain/person/person.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { AvatarImage } from '#web/ui/AvatarImage.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Written, written } from '#web/ui/Written.tsx';
import { MomentText } from '#web/ui/workspace/MomentText.tsx';
import { type Column, Table } from '#web/ui/workspace/Table.tsx';

/** Table of administrators' actions. */
export function AuditTable({ entries, isFiltered }: { entries: readonly AuditEntry[]; isFiltered: boolean }) {
  const { t } = useTranslation('moderation');
  const lang = useLanguage();
  return (
    <Table
      caption={t('audit.title')}
      rows={entries}
      rowKey={({ AuditID }) => AuditID}
      columns={columnsOf(t, lang)}
      empty={
        <EmptyState seed="audit" headingLevel={2} title={t('audit.empty.title')}>
          {t(isFiltered ? 'audit.empty.filtered' : 'audit.empty.text')}
        </EmptyState>
      }
    />
  );
}

const columnsOf = (t: TFunction<'moderation'>, lang: Language): Column<AuditEntry>[] => [
  {
    key: 'at',
    head: t('audit.table.at'),
    list: 'amount',
    cell: ({ at }) => <MomentText at={at} />,
  },
  {
    key: 'by',
    head: t('audit.table.by'),
    cell: ({ administrator }) => (
      <span className="person">
        <AvatarImage {...avatarOf(administrator)} size={32} />
        <Written>{nameOf(administrator, lang)}</Written>
      </span>
    ),
  },
  {
    key: 'action',
    head: t('audit.table.action'),
    list: 'who',
    cell: ({ action }) => <b className="strong">{t(`audit.actions.${action}`)}</b>,
  },
  {
    key: 'target',
    head: t('audit.table.target'),
    list: 'what',
    cell: ({ target, administrator, reason }) => (
      <>
        <TargetLink {...target} />
        <span className="only-m">
          <Written>{nameOf(administrator, lang)}</Written>
          {reason && (
            <q className="audit-reason" {...written()}>
              {reason}
            </q>
          )}
        </span>
      </>
    ),
  },
  {
    key: 'reason',
    head: t('audit.table.reason'),
    cell: ({ reason }) => (
      <span className="soft" {...written()}>
        {reason}
      </span>
    ),
  },
];

/** Link to the object of an action. */
function TargetLink({ kind, id, label }: AuditTarget) {
  const lang = useLanguage();
  const to = {
    project: () => paths.project({ lang, ProjectID: id }),
    person: () => paths.admin({ lang, query: { view: 'people', person: id } }),
    payout: () => paths['admin-payouts']({ lang }),
    order: () => paths['admin-payouts']({ lang, query: { view: 'refunds' } }),
    comment: () => paths.project({ lang, ProjectID: id, hash: 'comments' }),
    site: () => paths.admin({ lang, query: { view: 'maintenance' } }),
    portal: () => paths.admin({ lang, query: { view: 'audit' } }),
    report: () => paths.admin({ lang, query: { view: 'reports', report: id } }),
  }[kind]();
  return (
    <Link className="plain-link" to={to}>
      {label}
    </Link>
  );
}
