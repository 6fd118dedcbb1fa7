import { useTranslation } from 'react-i18next';
import type { TaskReward } from '#shared/entities/award.ts';
import type { Assignee, Task } from '#shared/entities/task.ts';
import { nameOf } from '#shared/fullName.ts';
import { reputation } from '#shared/settings.ts';
import type { TaskState } from '#shared/taskLifecycle.ts';
import { useQuery } from '#web/api/hooks.ts';
import { TaskShare } from '#web/domain/money/shares/TaskShare.tsx';
import { useFormat } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { lazyComponent } from '#web/ui/lazyComponent.tsx';
import { ConfirmDialog } from '#web/ui/overlays/Dialog.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import type { Card } from './data/card.ts';

const SendBack = lazyComponent(async () => (await import('#web/domain/task/SendBack.tsx')).SendBack, {
  texts: ['tasks'],
});

/** An action about which its author is asked. */
export type Asking = { card: Card } & ({ about: 'accept' | 'delete' } | { about: 'sendBack'; to: TaskState });

export interface ConfirmationsProps {
  asking: Asking | undefined;
  onCancel: () => void;
  onAccept: (card: Card) => void;
  onDelete: (card: Card) => void;
  onSentBack: (card: Card) => void;
  /** Takes over the task that has been changed elsewhere in the meantime. */
  onChangedElsewhere: (card: Card) => void;
}

/** Confirmations of actions that cannot be undone, accepting work as done and deleting a task, and the words with which work is sent back. */
export function Confirmations({ asking, onCancel, onAccept, onDelete, ...sendingBack }: ConfirmationsProps) {
  const { t } = useTranslation('tasks');
  const card = asking?.card;
  return (
    <>
      <ConfirmDialog
        open={asking?.about === 'accept'}
        title={card ? t('accept.title', { title: card.Title }) : ''}
        cancel={t('accept.cancel')}
        confirm={t('accept.confirm')}
        onCancel={onCancel}
        onConfirm={() => card && onAccept(card)}
      >
        {card && <Reward card={card} />}
      </ConfirmDialog>
      <ConfirmDialog
        open={asking?.about === 'delete'}
        title={card ? t('delete.title', { title: card.Title }) : ''}
        cancel={t('delete.cancel')}
        confirm={t('delete.confirm')}
        danger
        onCancel={onCancel}
        onConfirm={() => card && onDelete(card)}
      >
        {t('delete.text')}
      </ConfirmDialog>
      {asking?.about === 'sendBack' && (
        <SendBack
          task={asking.card}
          to={asking.to}
          onDone={task => sendingBack.onSentBack({ ...task, board: asking.card.board })}
          onRefused={({ values }) => {
            const task = values['task'] as Task | undefined; // declared by the contract
            if (task) sendingBack.onChangedElsewhere({ ...task, board: asking.card.board });
          }}
          onClose={onCancel}
        />
      )}
    </>
  );
}

/** Reward of the assignee, once the server has answered whether points are granted. */
function Reward({ card: { ProjectID, TaskID, assignee, points, board } }: { card: Card }) {
  const { t } = useTranslation('tasks');
  const isRewarded = assignee !== null && assignee.UserID !== board.OwnerUserID;
  const { data: reward, isLoading } = useQuery(
    'getTaskReward',
    isRewarded ? { ProjectID, TaskID } : null,
    fresh,
  );
  const words = useRewardWords();
  if (isRewarded && isLoading) return <Skeleton />;
  return (
    <>
      {isRewarded && words(assignee, points, reward)} {t('accept.final')}
      {isRewarded && points > 0 && (
        <TaskShare {...{ ProjectID, points }} contributorId={assignee.UserID} isCaller={false} />
      )}
    </>
  );
}

/** Each accepted task changes the answer. */
const fresh = { revalidateOnMount: true, dedupingInterval: 0 };

/** Returns a function that states the assignee's reward. Without an answer of the server it is the usual reward. */
function useRewardWords() {
  const { t } = useTranslation('tasks');
  const lang = useLanguage();
  const format = useFormat();
  return (assignee: Assignee, points: number, reward: TaskReward | undefined): string => {
    const name = nameOf(assignee, lang);
    if (reward?.nextAt === undefined)
      return t(points > 0 ? 'accept.rewardWithPoints' : 'accept.reward', {
        name,
        reputation: reputation.acceptedTask,
        points,
      });
    return t(points > 0 ? 'accept.noRewardWithPoints' : 'accept.noReward', {
      name,
      points,
      ...reputation.taskAwards,
      date: format.date(reward.nextAt, 'moment'),
    });
  };
}
