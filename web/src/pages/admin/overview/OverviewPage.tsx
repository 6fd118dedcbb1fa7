import './Overview.css';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Queue } from '#shared/entities/queue.ts';
import { useFormat } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { AdminFrame } from '#web/pages/admin/AdminFrame.tsx';
import { queuePath } from '#web/pages/admin/queues/queueLists.ts';
import { useQueues } from '#web/pages/admin/queues/useQueues.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { QueryView } from '#web/ui/QueryView.tsx';
import { Sheet } from '#web/ui/Sheet.tsx';
import { RelativeTime } from '#web/ui/Time.tsx';

/** Queues of administrators, ordered by the age of their oldest item, longest wait first. */
export function OverviewPage() {
  const { t } = useTranslation('admin');
  const { queues, error, mutate } = useQueues();
  return (
    <AdminFrame current="overview" title={t('overview.title')} lead={t('overview.lead')}>
      <QueryView
        query={{ data: queues, error, mutate }}
        failed={t('failed')}
        skeleton={<span className="skel overview-skel" />}
      >
        {found => <Queues queues={found} />}
      </QueryView>
    </AdminFrame>
  );
}

function Queues({ queues }: { queues: readonly Queue[] }) {
  const { t } = useTranslation('admin');
  const waiting = queues
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => (a.oldestAt ?? '').localeCompare(b.oldestAt ?? ''));
  return (
    <>
      {waiting.length > 0 ? (
        <Sheet as="ul" className="overview" aria-label={t('overview.title')}>
          {waiting.map(queue => (
            <WaitingQueue key={queue.name} queue={queue} />
          ))}
        </Sheet>
      ) : (
        <EmptyState seed="overview" headingLevel={2} title={t('overview.empty')}>
          {t('overview.emptyText')}
        </EmptyState>
      )}
      <EmptyQueues queues={queues.filter(({ count }) => count === 0)} />
    </>
  );
}

/** A queue as one link: how much waits, and for how long. */
function WaitingQueue({ queue }: { queue: Queue }) {
  const { t } = useTranslation('admin');
  const lang = useLanguage();
  const format = useFormat();
  const { name, count, hasMore, oldestAt } = queue;
  return (
    <li>
      <Link to={queuePath(name, lang)}>
        <span className="overview-count">
          {format.number(count)}
          {hasMore && '+'}
        </span>
        <span>
          <b>{t(`overview.queues.${name}`)}</b>
          <WithOthers queue={queue} />
        </span>
        {oldestAt !== undefined && (
          <span className="overview-age">
            {t('overview.oldest')} <RelativeTime at={oldestAt} />
          </span>
        )}
      </Link>
    </li>
  );
}

/** The queues in which nothing waits. */
function EmptyQueues({ queues }: { queues: readonly Queue[] }) {
  const { t } = useTranslation('admin');
  const lang = useLanguage();
  if (queues.length === 0) return null;
  return (
    <section aria-labelledby="overview-empty">
      <h2 className="label" id="overview-empty">
        {t('overview.nothing')}
      </h2>
      <ul className="overview-none">
        {queues.map(queue => (
          <li key={queue.name}>
            <Link className="target link small" to={queuePath(queue.name, lang)}>
              {t(`overview.queues.${queue.name}`)}
            </Link>
            <WithOthers queue={queue} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Open items in which another person has to act first: only requests for refunds and disputes have any. */
function WithOthers({ queue: { name, withOthers } }: { queue: Queue }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  if (withOthers === 0) return null;
  const who = name === 'refunds' ? 'refunds' : 'disputes';
  return (
    <small className="fine soft">
      {t(`overview.withOthers.${who}`, { count: withOthers, number: format.number(withOthers) })}
    </small>
  );
}
