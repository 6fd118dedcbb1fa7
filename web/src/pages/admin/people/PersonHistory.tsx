import { useTranslation } from 'react-i18next';
import { nameOf } from '#shared/fullName.ts';
import type { UserID } from '#shared/ids.ts';
import { useList } from '#web/api/lists/useList.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { LoadError } from '#web/ui/LoadError.tsx';
import { LoadMore } from '#web/ui/Pagination.tsx';
import { MomentText } from '#web/ui/workspace/MomentText.tsx';

/** What administrators did to a person, newest first. */
export function PersonHistory({ UserID }: { UserID: UserID }) {
  const { t } = useTranslation('moderation');
  const lang = useLanguage();
  const list = useList('listAuditEntries', { query: { personId: UserID } });
  return (
    <section aria-labelledby="person-history">
      <h3 className="label" id="person-history">
        {t('people.history')}
      </h3>
      {list.error && (
        <LoadError title={t('people.historyFailed')} error={list.error} onAgain={() => void list.mutate()} />
      )}
      {list.items?.length === 0 && <p className="small soft">{t('people.noHistory')}</p>}
      <ul className="person-rows">
        {list.items?.map(({ AuditID, action, administrator, at, reason }) => (
          <li key={AuditID}>
            <span>
              <b className="strong small">{t(`audit.actions.${action}`)}</b>
              <small className="fine muted">
                {nameOf(administrator, lang)}, <MomentText at={at} />
              </small>
              {reason && <small className="fine soft">{reason}</small>}
            </span>
          </li>
        ))}
      </ul>
      {list.hasMore && <LoadMore onMore={list.more} busy={list.isLoadingMore} />}
    </section>
  );
}
