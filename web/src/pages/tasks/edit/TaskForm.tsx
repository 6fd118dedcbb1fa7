import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Task } from '#shared/entities/task.ts';
import type { UserID } from '#shared/ids.ts';
import { reputation } from '#shared/settings.ts';
import type { TaskState } from '#shared/taskLifecycle.ts';
import { useQuery } from '#web/api/hooks.ts';
import { parseId } from '#web/api/parseId.ts';
import { LimitAlert } from '#web/domain/limit/LimitAlert.tsx';
import { limitOf } from '#web/domain/limit/limitOf.ts';
import { TaskShare } from '#web/domain/money/shares/TaskShare.tsx';
import { SentBackNote } from '#web/domain/task/SentBackNote.tsx';
import { useFormat } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { parseWhole } from '#web/i18n/typedNumber.ts';
import type { BoardActions } from '#web/pages/tasks/board/boardActions.ts';
import { TranslationLink } from '#web/pages/tasks/board/TranslationLink.tsx';
import { type Card, canDelete, canEdit, isOpen, movesOf } from '#web/pages/tasks/data/card.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { DialogForm } from '#web/ui/forms/DialogForm.tsx';
import { conflictsOf, rebase } from '#web/ui/forms/rebase.ts';
import { useContractForm } from '#web/ui/forms/useContractForm.ts';
import { DateText } from '#web/ui/Time.tsx';
import { written } from '#web/ui/Written.tsx';
import { ChangedElsewhere } from './ChangedElsewhere.tsx';
import { TaskFields } from './TaskFields.tsx';
import { useFieldLabels } from './useFieldLabels.ts';
import { usePastDueDate } from './usePastDueDate.tsx';
import { useTaskFieldWords } from './useTaskFieldWords.ts';
import { bodyOf, type TaskValues, taskTexts, valuesOf } from './values.ts';

export interface TaskFormProps {
  card: Card;
  actions: BoardActions;
  onClose: () => void;
  onSaved: (card: Card) => void;
  /** Takes over the task that has been changed elsewhere in the meantime. */
  onChangedElsewhere: (card: Card) => void;
}

/** The form of a task, with its moves. */
export function TaskForm({ card, actions, onClose, onSaved, onChangedElsewhere }: TaskFormProps) {
  const { t } = useTranslation('tasks');
  const lang = useLanguage();
  const labels = useFieldLabels();
  const wordsFor = useTaskFieldWords();
  const { ProjectID, TaskID, board } = card;
  /** The task on which the form is based, even if the list is fetched again. */
  const base = useRef<Task>(card);
  /** State to which the task is moved once the form has been saved. */
  const moveTo = useRef<TaskState>(undefined);
  const team = useQuery('listTeamMembers', { ProjectID });
  /** The version saved elsewhere, with the fields that both have changed. */
  const [other, setOther] = useState<{ task: Task; fields: readonly (keyof TaskValues)[] }>();
  const isEditable = canEdit(card);
  const pastDue = usePastDueDate();
  const form = useContractForm('updateTask', {
    schema: async () => (await import('#shared/contracts/tasks.ts')).tasks.updateTask.spec.body,
    initial: valuesOf(card, lang),
    draftOf: `${TaskID}.${lang}`, // numbers are typed differently in each language
    toInput: values => ({ ...bodyOf(values, board.isOwner, lang), version: base.current.version }),
    confirm: ({ dueDate }) => pastDue.confirm(dueDate, base.current.dueDate),
    textsOf: taskTexts,
    textLanguage: card.language,
    toCall: body => ({ ProjectID, TaskID, body }),
    wordsFor,
    refusalsAt: { ASSIGNEE_NOT_IN_TEAM: 'assignee' },
    onDone: task => {
      onSaved({ ...task, board });
      onClose();
      if (moveTo.current) actions.requestMove({ ...task, board }, moveTo.current);
    },
    onRefused: refusal => {
      if (refusal.code !== 'TASK_CHANGED') return;
      const current = refusal.values['task'] as Task; // declared by the contract
      onChangedElsewhere({ ...current, board });
      const sent = form.engine.getValues();
      const before = valuesOf(base.current, lang);
      const stored = valuesOf(current, lang);
      form.draft.settle(stored);
      form.engine.reset(rebase({ before, sent, current: sent }, stored));
      base.current = current;
      setOther({
        task: current,
        fields: [...new Set([...(other?.fields ?? []), ...conflictsOf(before, sent, stored)])],
      });
    },
  });

  /** Saves typed values before the task moves. */
  function move(to: TaskState) {
    const isTyped = JSON.stringify(form.engine.getValues()) !== JSON.stringify(valuesOf(base.current, lang));
    if (isEditable && isTyped) {
      moveTo.current = to;
      return form.element.current?.requestSubmit();
    }
    onClose();
    actions.requestMove(card, to);
  }

  function takeTheirs() {
    form.engine.reset(valuesOf(card, lang));
    setOther(undefined);
  }

  /** Takes one value of the other version, and leads to its field: the button disappears. */
  function takeOne(task: Task, field: keyof TaskValues) {
    form.set(field, valuesOf(task, lang)[field]);
    const control = form.element.current?.elements.namedItem(field);
    if (control instanceof HTMLElement) control.focus();
  }

  const limit = board.isOwner ? limitOf(form.refusal) : undefined;
  return (
    <DialogForm
      form={form}
      className="task-form"
      lead={<Lead card={card} />}
      labels={labels}
      refused={
        other ? <ChangedElsewhere onTake={takeTheirs} /> : limit && <LimitAlert kind={limit} isRefused />
      }
      cancel={t(isEditable ? 'cancel' : 'close')}
      submit={t('edit.save')}
      busy={t('edit.saving')}
      isReadOnly={!isEditable}
      onSubmitClick={() => {
        moveTo.current = undefined;
      }}
      aside={
        canDelete(card, actions.userId) && (
          <Button kind="quiet" className="to-start" onClick={() => actions.requestDelete(card)}>
            {t('menu.delete')}
          </Button>
        )
      }
      onClose={onClose}
    >
      <TaskFields
        form={form}
        team={team.data?.items ?? []}
        isOwner={board.isOwner}
        isReadOnly={!isEditable || !team.data}
        other={
          other && {
            task: other.task,
            fields: undecided(other.fields, form.values, valuesOf(other.task, lang)),
            onTake: field => takeOne(other.task, field),
          }
        }
      />
      {isOpen(card) && <PointsWorth {...{ board, actions }} values={form.values} />}
      {isOpen(card) && card.assignee?.UserID === actions.userId && <OwnReward card={card} />}
      <Moves card={card} onMove={move} />
      {pastDue.question}
    </DialogForm>
  );
}

/** The fields in conflict that still differ from the other version. */
const undecided = (
  fields: readonly (keyof TaskValues)[],
  values: TaskValues,
  theirs: TaskValues,
): readonly (keyof TaskValues)[] => fields.filter(field => values[field] !== theirs[field]);

/** Words with which the task was sent back; its state, project and age, which the form does not change, and the way to its translation. */
function Lead({ card }: { card: Card }) {
  const { t } = useTranslation('tasks');
  const { board } = card;
  return (
    <>
      {card.sentBack && <SentBackNote sentBack={card.sentBack} />}
      <div className="row row-2 wrapx fine muted">
        <Badge>{t(`status.${card.status}`)}</Badge>
        <span {...written()}>{board.shortName}</span>
        <span>
          {t('edit.created')} <DateText at={card.createdAt} />
        </span>
        {!board.isOwner && card.points > 0 && <span>{t('points', { count: card.points })}</span>}
        <TranslationLink card={card} className="target" />
      </div>
    </>
  );
}

interface PointsWorthProps {
  board: Card['board'];
  actions: BoardActions;
  values: TaskValues;
}

/** Value of the points to the assignee, or to the caller if there is none yet. Owners earn none in their own project. */
function PointsWorth({ board: { ProjectID, OwnerUserID }, actions: { userId }, values }: PointsWorthProps) {
  const lang = useLanguage();
  const contributorId = parseId<UserID>(values.assignee || userId);
  if (!contributorId || contributorId === OwnerUserID) return null;
  return (
    <TaskShare
      {...{ ProjectID, contributorId }}
      isCaller={contributorId === userId}
      points={parseWhole(values.points, lang).value}
    />
  );
}

/** Tells the assignee that the task brings no points for now; nothing while it does. */
function OwnReward({ card: { ProjectID, TaskID } }: { card: Card }) {
  const { t } = useTranslation('tasks');
  const format = useFormat();
  const { data } = useQuery('getTaskReward', { ProjectID, TaskID });
  if (data?.nextAt === undefined) return null;
  const date = format.date(data.nextAt, 'moment');
  return <p className="small soft">{t('accept.noRewardForYou', { ...reputation.taskAwards, date })}</p>;
}

/** Buttons that move the task; they save and close the form. */
function Moves({ card, onMove }: { card: Card; onMove: (to: TaskState) => void }) {
  const { t } = useTranslation('tasks');
  const moves = movesOf(card);
  if (moves.length === 0) return null;
  return (
    <div className="task-moves">
      <p className="label">{t('menu.moveTo')}</p>
      <div className="row row-2 wrapx">
        {moves.map(to => (
          <Button key={to} size="s" kind="line" onClick={() => onMove(to)}>
            {to === 'DONE' ? t('menu.accept') : t(`status.${to}`)}
          </Button>
        ))}
      </div>
    </div>
  );
}
