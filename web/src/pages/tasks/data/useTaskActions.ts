import { useTranslation } from 'react-i18next';
import type { Task } from '#shared/entities/task.ts';
import { nameOf } from '#shared/fullName.ts';
import { movesFrom, type TaskState } from '#shared/taskLifecycle.ts';
import type { ApiError } from '#web/api/apiError.ts';
import { type Run, type Outcome as Sent, useMutation } from '#web/api/hooks.ts';
import type { ApiInput } from '#web/api/request.ts';
import { useFormat } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { useServerMessages } from '#web/i18n/useServerMessages.ts';
import type { Card } from './card.ts';
import type { Cards } from './useCards.ts';
import { useOutcomeToast } from './useOutcomeToast.ts';

/** Lists that a change makes stale. */
const CHANGES = ['listProjectTasks', 'listAuthorTasks'] as const;

type Change = Omit<ApiInput<'updateTask'>['body'], 'version'>;

/** Refusals that the board itself shows: the task has been changed or deleted elsewhere. */
const isChangedElsewhere = (error: ApiError): boolean =>
  error.code === 'TASK_CHANGED' || error.code === 'TASK_NOT_FOUND';

/** Changes to cards. Each is shown immediately and taken back if the server refuses it; a toast tells how it ended. */
export function useTaskActions(cards: Cards) {
  const { t } = useTranslation('tasks');
  const words = useServerMessages();
  const lang = useLanguage();
  const format = useFormat();
  const tell = useOutcomeToast((id, to) => move(id, to, { isUndo: true }));
  const statusOf = (status: TaskState) => t(`status.${status}`);
  const failure = (notDone: 'notMoved' | 'notSaved' | 'notDeleted') => ({
    notDone: ({ TaskID }: { TaskID: string }) =>
      t(`outcome.${notDone}`, { title: cards.find(TaskID)?.Title ?? '' }),
    inPlace: isChangedElsewhere,
    staleIfRepeated: CHANGES, // the cards already contain changes that succeeded
  });
  const moving = useMutation('changeTaskStatus', [], failure('notMoved'));
  const updating = useMutation('updateTask', [], failure('notSaved'));
  const removing = useMutation('deleteTask', [], failure('notDeleted'));

  /** After a change made elsewhere, takes over the task as it is now. */
  function explain(error: ApiError, { TaskID, board }: Card, notDone: string): void {
    if (!isChangedElsewhere(error)) return;
    const current = error.code === 'TASK_CHANGED' ? (error.values['task'] as Task) : undefined; // declared by the contracts
    cards.learn(TaskID, current ? { ...current, board } : 'deleted');
    tell({
      kind: 'conflict',
      text: current
        ? t('outcome.changed', { title: current.Title, status: statusOf(current.status) })
        : `${notDone}. ${words.refusal(error)}`,
    });
  }

  async function move(id: string, to: TaskState, { isUndo = false } = {}): Promise<void> {
    const card = cards.find(id);
    if (!card || card.status === to || cards.isMoving(id)) return;
    const { ProjectID, TaskID, Title, status: from, board } = card;
    cards.setMoving(id, to);
    const { data, error } = await sendMove(moving.run, card, to);
    if (data) {
      const { reward, ...moved } = data;
      cards.learn(TaskID, { ...moved, ProjectID, board });
      const canUndo = !isUndo && movesFrom(to, board).includes(from);
      tell({
        kind: 'moved',
        text:
          reward?.nextAt !== undefined && moved.assignee
            ? t('outcome.acceptedUnrewarded', {
                title: Title,
                name: nameOf(moved.assignee, lang),
                date: format.date(reward.nextAt, 'moment'),
              })
            : t(to === 'DONE' ? 'outcome.accepted' : 'outcome.moved', { title: Title, status: statusOf(to) }),
        undo: canUndo ? { id, to: from } : undefined,
      });
    } else explain(error, card, t('outcome.notMoved', { title: Title }));
    cards.setMoving(id, undefined);
  }

  /** Returns whether the change was made. */
  async function update(card: Card, change: Change): Promise<boolean> {
    const { ProjectID, TaskID, Title, version, board } = card;
    const { data, error } = await updating.run({ ProjectID, TaskID, body: { ...change, version } });
    if (!data) {
      explain(error, card, t('outcome.notSaved', { title: Title }));
      return false;
    }
    cards.learn(TaskID, { ...data, board });
    tell({ kind: 'done', text: t('outcome.saved', { title: data.Title }) });
    return true;
  }

  async function remove(card: Card): Promise<void> {
    const { ProjectID, TaskID, Title, version } = card;
    const { error } = await removing.run({ ProjectID, TaskID, query: { version } });
    if (error) return explain(error, card, t('outcome.notDeleted', { title: Title }));
    cards.learn(TaskID, 'deleted');
    tell({ kind: 'done', text: t('outcome.deleted', { title: Title }) });
  }

  /** Shows a task that a form has created or saved. */
  function show(card: Card, text: string): void {
    cards.learn(card.TaskID, card);
    tell({ kind: 'done', text });
  }

  return {
    move,
    update,
    remove,
    show,
    /** Shows a task that a form has moved. */
    showMoved: (card: Card) =>
      show(card, t('outcome.moved', { title: card.Title, status: statusOf(card.status) })),
  };
}
export type TaskActions = ReturnType<typeof useTaskActions>;

/**
 * Moves a card. A change of other fields in the meantime does not prevent the move, unless it is an acceptance, which applies only
 * to the version that the owner has seen.
 */
async function sendMove(
  run: Run<'changeTaskStatus'>,
  { ProjectID, TaskID, status, version }: Card,
  to: TaskState,
): Promise<Sent<'changeTaskStatus'>> {
  const send = (seen: number) => run({ ProjectID, TaskID, body: { status: to, version: seen } });
  const first = await send(version);
  if (first.error?.code !== 'TASK_CHANGED' || to === 'DONE') return first;
  const current = first.error.values['task'] as Task; // declared by the contract
  return current.status === status ? await send(current.version) : first;
}
