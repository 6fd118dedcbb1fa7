import { useTranslation } from 'react-i18next';
import { nameOf } from '#shared/fullName.ts';
import { reputation } from '#shared/settings.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { lazyComponent } from '#web/ui/lazyComponent.tsx';
import { ConfirmDialog } from '#web/ui/overlays/Dialog.tsx';
import type { Card } from './data/card.ts';

const TaskShare = lazyComponent(
  async () => (await import('#web/domain/money/shares/TaskShare.tsx')).TaskShare,
);

export interface ConfirmationsProps {
  asking: { card: Card; about: 'accept' | 'delete' } | undefined;
  onCancel: () => void;
  onAccept: (card: Card) => void;
  onDelete: (card: Card) => void;
}

/** Confirmations of what cannot be undone: accepting work as done, and deleting a task. */
export function Confirmations({ asking, onCancel, onAccept, onDelete }: ConfirmationsProps) {
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
    </>
  );
}

/** What the assignee receives. */
function Reward({ card: { ProjectID, assignee, points, board } }: { card: Card }) {
  const { t } = useTranslation('tasks');
  const lang = useLanguage();
  const isRewarded = assignee && assignee.UserID !== board.OwnerUserID;
  return (
    <>
      {isRewarded &&
        t(points > 0 ? 'accept.rewardWithPoints' : 'accept.reward', {
          name: nameOf(assignee, lang),
          reputation: reputation.acceptedTask,
          points,
        })}{' '}
      {t('accept.final')}
      {isRewarded && points > 0 && (
        <TaskShare {...{ ProjectID, points }} contributorId={assignee.UserID} isCaller={false} />
      )}
    </>
  );
}
