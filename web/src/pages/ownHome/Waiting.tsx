import { useTranslation } from 'react-i18next';
import type { WaitingItem } from '#shared/entities/home.ts';
import { proposalParts } from '#shared/settings.ts';
import { useMutation } from '#web/api/hooks.ts';
import { useFormat } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import { Facts } from '#web/ui/Facts.tsx';
import { Written } from '#web/ui/Written.tsx';
import { Rows } from '#web/ui/workspace/Rows.tsx';
import { type WaitingRow, waitingRows } from './waitingRows.ts';

/** Matters that wait for the user, each with the button that leads to it. */
export function Waiting({ items }: { items: readonly WaitingItem[] }) {
  const { t } = useTranslation('ownHome');
  const rows = waitingRows(items, useLanguage());
  return (
    <section aria-labelledby="waiting">
      <h2 className="h3" id="waiting">
        {t('waiting.title')}
      </h2>
      {rows.length > 0 ? (
        <Rows labelledBy="waiting">
          {rows.map(row => (
            <Row key={row.key} row={row} />
          ))}
        </Rows>
      ) : (
        <p className="soft">{t('waiting.nothing')}</p>
      )}
    </section>
  );
}

function Row({ row }: { row: WaitingRow }) {
  const { kind, count, hasMore, overdue, project, draft, notifications, to } = row;
  const { t } = useTranslation('ownHome');
  const format = useFormat();
  const { run } = useMutation('readNotification', ['getMe', 'listNotifications', 'getHome'], { quiet: true });
  const number = format.number(count) + (hasMore ? '+' : '');
  const title = t(`waiting.kinds.${kind}`, { count, number });
  return (
    <li>
      <div>
        <h3 className="h4">{title}</h3>
        {project !== undefined && (
          <p className="small soft">
            <Written>{project}</Written>
          </p>
        )}
        {draft && (
          <p className="small soft">
            <Facts>
              {draft.name ? <Written>{draft.name}</Written> : t('waiting.unnamed')}
              {t('waiting.complete', { done: draft.complete, count: proposalParts.length })}
            </Facts>
          </p>
        )}
        {overdue > 0 && (
          <p className="small own-home-late">
            {t('waiting.overdue', { count: overdue, number: format.number(overdue) })}
          </p>
        )}
      </div>
      <LinkButton
        size="s"
        to={to}
        aria-label={t('waiting.actionFor', {
          action: t(`waiting.actions.${kind}`),
          title: draft?.name || title,
        })}
        onClick={() => {
          for (const NotificationID of notifications) void run({ NotificationID });
        }}
      >
        {t(`waiting.actions.${kind}`)}
      </LinkButton>
    </li>
  );
}
