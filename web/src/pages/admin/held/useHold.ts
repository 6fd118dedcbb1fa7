import { useTranslation } from 'react-i18next';
import type { EndpointID } from '#shared/contracts/index.ts';
import type { QueueName } from '#shared/entities/queue.ts';
import { timings } from '#shared/settings.ts';
import { isRefusal } from '#web/api/apiError.ts';
import { finishBeforeLeaving } from '#web/api/finishing.ts';
import type { Run } from '#web/api/hooks.ts';
import { invalidate } from '#web/api/invalidate.ts';
import type { ApiInput } from '#web/api/request.ts';
import { QUEUE_LISTS } from '#web/pages/admin/queues/queueLists.ts';
import { useToast } from '#web/ui/overlays/Toasts.tsx';
import { heldDecisions, putDecision, removeDecision } from './heldDecisions.ts';

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
 * Holds decisions on a queue for ten seconds, in which they can be undone in their notice: a decision that has been sent cannot be
 * undone, because its owner has been notified. Closing the notice, signing out or leaving the site sends it immediately.
 */
export function useHold(queue: QueueName) {
  const { t } = useTranslation('admin');
  const toast = useToast();

  return function hold<Id extends EndpointID>(run: Run<Id>, decision: Decision<Id>): void {
    const { of, name, input, doing, done, onSent, onUndo } = decision;
    const on = { queue, of };
    const key = `held:${queue}:${of}`;
    if (heldDecisions.get().some(one => one.queue === queue && one.of === of && one.state !== 'failed'))
      return;
    let isOver = false;
    const withdraw = finishBeforeLeaving(send);

    function end(): boolean {
      const isFirst = !isOver;
      isOver = true;
      withdraw();
      if (isFirst) toast.dismiss(key);
      return isFirst;
    }

    function undo() {
      if (!end()) return;
      removeDecision(on);
      onUndo();
      toast.show({ kind: 'neutral', title: t('held.undone', { name }) });
    }

    async function send(): Promise<void> {
      if (!end()) return;
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
    }

    putDecision({ ...on, state: 'held', undo });
    toast.show({
      key,
      kind: 'info',
      title: doing,
      text: t('held.text'),
      priority: 'high',
      duration: timings.undo,
      byKeys: false,
      action: { label: t('held.undo'), run: undo },
      onDismiss: () => void send(),
    });
  };
}
