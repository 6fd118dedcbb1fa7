import { useTranslation } from 'react-i18next';
import { nameOf } from '#shared/fullName.ts';
import type { UserID } from '#shared/ids.ts';
import { useList } from '#web/api/lists/useList.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { ListView } from '#web/ui/ListView.tsx';
import { written } from '#web/ui/Written.tsx';
import { MomentText } from '#web/ui/workspace/MomentText.tsx';

/** Actions of administrators on a person, newest first. */
export function PersonHistory({ UserID }: { UserID: UserID }) {
  const { t } = useTranslation('moderation');
  const lang = useLanguage();
  const list = useList('listAuditEntries', { query: { personId: UserID } });
  return (
    <section aria-labelledby="person-history">
      <h3 className="label" id="person-history">
        {t('people.history')}
      </h3>
      <ListView
        list={list}
        failed={t('people.historyFailed')}
        empty={<p className="small soft">{t('people.noHistory')}</p>}
      >
        {items => (
          <ul className="person-rows">
            {items.map(({ AuditID, action, administrator, at, reason }) => (
              <li key={AuditID}>
                <span>
                  <b className="strong small">{t(`audit.actions.${action}`)}</b>
                  <small className="fine muted">
                    {nameOf(administrator, lang)}, <MomentText at={at} />
                  </small>
                  {reason && (
                    <small className="fine soft" {...written()}>
                      {reason}
                    </small>
                  )}
                </span>
              </li>
            ))}
          </ul>
        )}
      </ListView>
    </section>
  );
}
