import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EndpointID } from '#shared/contracts/index.ts';
import type { Task } from '#shared/entities/task.ts';
import { nameOf } from '#shared/fullName.ts';
import { movesFrom, type TaskState } from '#shared/taskLifecycle.ts';
import { ApiError } from '#web/api/apiError.ts';
import { call } from '#web/api/client.ts';
import { forgetFailed, keepFailed } from '#web/api/failedActions.ts';
import type { ApiInput, ApiOutput } from '#web/api/request.ts';
import { useFormat } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { useServerMessages } from '#web/i18n/useServerMessages.ts';
import type { Card } from './card.ts';
import type { Cards } from './useCards.ts';

/** What the last change led to, shown above the board and announced. */
export interface Outcome {
  kind: 'moved' | 'conflict' | 'done';
  text: string;
  /** A move that can be undone. */
  undo?: { id: string; to: TaskState } | undefined;
}

/** Lists that a change makes stale. */
const CHANGES = ['listProjectTasks', 'listAuthorTasks'] as const;

type Change = Omit<ApiInput<'updateTask'>['body'], 'version'>;

/** Changes to cards. Each is shown at once and taken back if the server refuses it. */
export function useTaskActions(cards: Cards) {
  const { t } = useTranslation('tasks');
  const words = useServerMessages();
  const lang = useLanguage();
  const format = useFormat();
  const [outcome, setOutcome] = useState<Outcome>();
  const statusOf = (status: TaskState) => t(`status.${status}`);

  /** After somebody else's change, takes over the task as it is now; other failures are kept as failed actions. */
  function explain<Id extends EndpointID>(
    error: ApiError,
    card: Card,
    failed: { id: Id; input: ApiInput<Id>; notDone: string },
  ): void {
    const { TaskID, board } = card;
    const current = error.code === 'TASK_CHANGED' ? (error.values['task'] as Task) : undefined; // declared by the contracts
    if (current) cards.learn(TaskID, { ...current, board });
    if (error.code === 'TASK_NOT_FOUND') cards.learn(TaskID, 'deleted');
    if (!current && error.code !== 'TASK_NOT_FOUND')
      return void keepFailed({ ...failed, error, stale: CHANGES });
    setOutcome({
      kind: 'conflict',
      text: current
        ? t('outcome.changed', { title: current.Title, status: statusOf(current.status) })
        : `${failed.notDone}. ${words.refusal(error)}`,
    });
  }

  async function move(id: string, to: TaskState, { isUndo = false } = {}): Promise<void> {
    const card = cards.find(id);
    if (!card || card.status === to || cards.isMoving(id)) return;
    const { ProjectID, TaskID, Title, status: from, version } = card;
    const input = { ProjectID, TaskID, body: { status: to, version } };
    cards.setMoving(id, to);
    try {
      const { reward, ...moved } = await sendMove(card, to);
      forgetFailed('changeTaskStatus', input);
      cards.learn(TaskID, { ...moved, ProjectID, board: card.board });
      const canUndo = !isUndo && movesFrom(to, card.board).includes(from);
      setOutcome({
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
    } catch (thrown) {
      if (!(thrown instanceof ApiError)) throw thrown;
      explain(thrown, card, {
        id: 'changeTaskStatus',
        input,
        notDone: t('outcome.notMoved', { title: Title }),
      });
    } finally {
      cards.setMoving(id, undefined);
    }
  }

  /** Returns whether the change was made. */
  async function update(card: Card, change: Change): Promise<boolean> {
    const { ProjectID, TaskID, Title, version, board } = card;
    const input = { ProjectID, TaskID, body: { ...change, version } };
    try {
      const task = await call('updateTask', input);
      forgetFailed('updateTask', input);
      cards.learn(TaskID, { ...task, board });
      setOutcome({ kind: 'done', text: t('outcome.saved', { title: task.Title }) });
      return true;
    } catch (thrown) {
      if (!(thrown instanceof ApiError)) throw thrown;
      explain(thrown, card, { id: 'updateTask', input, notDone: t('outcome.notSaved', { title: Title }) });
      return false;
    }
  }

  async function remove(card: Card): Promise<void> {
    const { ProjectID, TaskID, Title, version } = card;
    const input = { ProjectID, TaskID, query: { version } };
    try {
      await call('deleteTask', input);
      forgetFailed('deleteTask', input);
      cards.learn(TaskID, 'deleted');
      setOutcome({ kind: 'done', text: t('outcome.deleted', { title: Title }) });
    } catch (thrown) {
      if (!(thrown instanceof ApiError)) throw thrown;
      explain(thrown, card, { id: 'deleteTask', input, notDone: t('outcome.notDeleted', { title: Title }) });
    }
  }

  return {
    move,
    update,
    remove,
    outcome,
    setOutcome,
    /** Shows a task that a form has created or saved. */
    show: (card: Card, text: string) => {
      cards.learn(card.TaskID, card);
      setOutcome({ kind: 'done', text });
    },
  };
}
export type TaskActions = ReturnType<typeof useTaskActions>;

/**
 * Moves a card. A change of other fields in the meantime does not stand in the way of a move, except of acceptance,
 * which is for the work that the owner has seen.
 */
async function sendMove(card: Card, to: TaskState): Promise<ApiOutput<'changeTaskStatus'>> {
  const { ProjectID, TaskID, status, version } = card;
  const send = (seen: number) =>
    call('changeTaskStatus', { ProjectID, TaskID, body: { status: to, version: seen } });
  try {
    return await send(version);
  } catch (thrown) {
    if (!(thrown instanceof ApiError) || thrown.code !== 'TASK_CHANGED' || to === 'DONE') throw thrown;
    const current = thrown.values['task'] as Task; // declared by the contract
    if (current.status !== status) throw thrown;
    return await send(current.version);
  }
}
