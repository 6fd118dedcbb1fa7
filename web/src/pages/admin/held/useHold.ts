import { useTranslation } from 'react-i18next';
import type { EndpointID } from '#shared/contracts/index.ts';
import type { QueueName } from '#shared/entities/queue.ts';
import { timings } from '#shared/settings.ts';
import { isRefusal } from '#web/api/apiError.ts';
import type { Run } from '#web/api/hooks.ts';
import { invalidate } from '#web/api/invalidate.ts';
import type { ApiInput } from '#web/api/request.ts';
import { QUEUE_LISTS } from '#web/pages/admin/queues/queueLists.ts';
import { useToast } from '#web/ui/overlays/Toasts.tsx';
import { useHeldAction } from '#web/ui/overlays/useHeldAction.ts';
import { putDecision, removeDecision } from './heldDecisions.ts';

interface Decision<Id extends EndpointID> {
  /** Id of its subject, such as a ProjectID, and the subject's name. */
  of: string;
  name: string;
  input: ApiInput<Id>;
  /** Statement of the decision while it is held, and after it has been sent. */
  doing: string;
  done: string;
  onSent: () => void;
  onUndo: () => void;
}

/**
 * Holds decisions on a queue as `useHeldAction` does: a decision that has been sent cannot be undone, because its owner has been
 * notified.
 */
export function useHold(queue: QueueName) {
  const { t } = useTranslation('admin');
  const toast = useToast();
  const holdAction = useHeldAction();

  return function hold<Id extends EndpointID>(run: Run<Id>, decision: Decision<Id>): void {
    const { of, name, input, doing, done, onSent, onUndo } = decision;
    const on = { queue, of };

    const undo = holdAction({
      key: `held:${queue}:${of}`,
      doing,
      text: t('held.text'),
      undoLabel: t('held.undo'),
      onUndo() {
        removeDecision(on);
        onUndo();
        toast.show({ kind: 'neutral', title: t('held.undone', { name }) });
      },
      async send() {
        putDecision({ ...on, state: 'sending' });
        const { error } = await run(input);
        if (error) {
          putDecision({ ...on, state: 'failed', error });
          if (isRefusal(error, 'PROJECT_CHANGED')) await invalidate(QUEUE_LISTS[queue]);
          return toast.show({
            kind: 'warning',
            title: t('held.failed', { name }),
            duration: timings.noticeError,
            action: { label: t('held.show'), run: onUndo },
          });
        }
        onSent();
        toast.show({ kind: 'success', title: done });
        await invalidate(QUEUE_LISTS[queue], 'listAuditEntries');
        removeDecision(on);
      },
    });
    if (undo) putDecision({ ...on, state: 'held', undo });
  };
}
