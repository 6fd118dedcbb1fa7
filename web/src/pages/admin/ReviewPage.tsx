import { Announced } from '#web/ui/Announced.tsx';
import './Admin.css';
import refreshCw from 'lucide-static/icons/refresh-cw.svg?raw';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { minute } from '#shared/time.ts';
import { invalidate } from '#web/api/invalidate.ts';
import { useList } from '#web/api/lists/useList.ts';
import { useNow } from '#web/api/useNow.ts';
import { useFormat } from '#web/i18n/format.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ListMore, ListView } from '#web/ui/ListView.tsx';
import { useDocumentHead } from '#web/ui/useDocumentHead.ts';
import { AdminFrame } from './AdminFrame.tsx';
import { useDecided } from './held/heldDecisions.ts';
import { Queue } from './Queue.tsx';
import { hoursInQueue } from './queueTime.ts';
import { REVIEW, Review } from './Review.tsx';
import { ReviewHistory } from './ReviewHistory.tsx';
import { useQueueShortcuts } from './useQueueShortcuts.ts';

/** Moderation queue, oldest first, with the selected proposal. */
export function ReviewPage() {
  const { t } = useTranslation('admin');
  const format = useFormat();
  useDocumentHead({ name: t('review.title'), description: t('review.description') });
  const now = useNow(minute);
  const queue = useList('listProjectsForReview', { query: { status: 'submitted' } });
  const [chosen, setChosen] = useState<string>();
  const decided = useDecided('review');
  const items = (queue.items ?? []).filter(({ ProjectID }) => !decided.has(ProjectID));
  const index = Math.max(
    0,
    items.findIndex(({ ProjectID }) => ProjectID === chosen),
  );
  const project = items[index];
  const oldest = items[0];

  /** Whether the proposal that is shown next takes the place of one that has been answered. */
  const followsAnswer = useRef(false);
  const shown = project?.ProjectID;
  useEffect(() => {
    if (!shown || !followsAnswer.current) return;
    followsAnswer.current = false;
    const review = document.getElementById(REVIEW);
    review?.focus({ preventScroll: true });
    // Otherwise an administrator could answer a proposal of which they have seen only the buttons.
    review?.scrollIntoView({ block: 'start' });
  }, [shown]);

  function read(id: string) {
    setChosen(id);
    // On narrow screens the queue is above the proposal, so the selected proposal is scrolled into view.
    if (window.matchMedia('(max-width: 1023px)').matches)
      document.getElementById(REVIEW)?.scrollIntoView({ block: 'start' });
  }

  const { announcement, wanted, onFocused } = useQueueShortcuts({
    items,
    index,
    choose: setChosen,
  });

  return (
    <AdminFrame
      current="review"
      title={
        queue.items ? t('title', { count: items.length, number: format.number(items.length) }) : t('heading')
      }
      lead={
        oldest && hoursInQueue(oldest, now) > 0
          ? t('oldest', {
              count: hoursInQueue(oldest, now),
              hours: format.number(hoursInQueue(oldest, now)),
            })
          : t('promise')
      }
      actions={
        <Button
          kind="line"
          size="s"
          icon={refreshCw}
          onClick={() => void invalidate('listProjectsForReview')}
        >
          {t('refresh')}
        </Button>
      }
    >
      <ListView list={queue} failed={t('failed')} moreInside>
        {() => (
          <div className="agrid">
            <div>
              {items.length > 0 && (
                <>
                  <Queue {...{ items, now }} current={project?.ProjectID} onChoose={read} />
                  <ListMore list={queue} />
                  <p className="fine muted keys only-d">{t('keys')}</p>
                </>
              )}
            </div>
            {project ? (
              <Review
                key={project.ProjectID}
                project={project}
                {...{ now, wanted, onFocused }}
                onAnswered={() => {
                  followsAnswer.current = true;
                  setChosen(items[index + 1]?.ProjectID ?? items[index - 1]?.ProjectID);
                }}
                onUndo={() => {
                  followsAnswer.current = true;
                  setChosen(project.ProjectID);
                }}
              />
            ) : (
              <EmptyState seed="review" title={t('empty.title')} headingLevel={2}>
                {t('empty.text')}
              </EmptyState>
            )}
            <ReviewHistory />
          </div>
        )}
      </ListView>
      <Announced>{announcement}</Announced>
    </AdminFrame>
  );
}
