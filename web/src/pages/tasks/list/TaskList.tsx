import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { TeamMember } from '#shared/entities/teamMember.ts';
import { nameOf } from '#shared/fullName.ts';
import { taskStates } from '#shared/taskLifecycle.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import { Assigned } from '#web/pages/tasks/board/Assigned.tsx';
import type { BoardActions } from '#web/pages/tasks/board/boardActions.ts';
import { Due } from '#web/pages/tasks/board/Due.tsx';
import { levels, PriorityOf } from '#web/pages/tasks/board/PriorityOf.tsx';
import { type Card, canEdit, movesOf } from '#web/pages/tasks/data/card.ts';
import { usePastDueDate } from '#web/pages/tasks/edit/usePastDueDate.tsx';
import { useOpenPath } from '#web/pages/tasks/useOpenTask.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { SelectField } from '#web/ui/fields/SelectField.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { Written, written } from '#web/ui/Written.tsx';
import { type Column, Table } from '#web/ui/workspace/Table.tsx';

export interface TaskListProps {
  cards: readonly Card[];
  actions: BoardActions;
  /** The people who can be assigned; absent on the page of the user's own tasks, which names the project instead. */
  team?: readonly TeamMember[] | undefined;
}

/** The tasks as a table whose status, assignee, priority and due date are edited in place. */
export function TaskList({ cards, actions, team }: TaskListProps) {
  const { t } = useTranslation('tasks');
  return (
    <div className="tlist">
      <Table
        caption={t('list.caption')}
        columns={columnsOf(t, actions, team)}
        rows={cards}
        rowKey={card => card.TaskID}
      />
    </div>
  );
}

const columnsOf = (
  t: TFunction<'tasks'>,
  actions: BoardActions,
  team: TaskListProps['team'],
): Column<Card>[] => [
  { key: 'title', head: t('field.Title'), cell: card => <TitleCell card={card} />, list: 'who' },
  {
    key: 'status',
    head: t('field.status'),
    cell: card => <StatusCell {...{ card, actions }} />,
    list: 'status',
  },
  team
    ? {
        key: 'assignee',
        head: t('field.assignee'),
        cell: card => <AssigneeCell {...{ card, actions, team }} />,
      }
    : {
        key: 'project',
        head: t('field.project'),
        cell: card => <Written>{card.board.shortName}</Written>,
        list: 'what',
      },
  { key: 'priority', head: t('field.priority'), cell: card => <PriorityCell {...{ card, actions }} /> },
  {
    key: 'due',
    head: t('field.dueDate'),
    cell: card => <DueCell {...{ card, actions }} />,
    list: 'amount',
  },
  {
    key: 'points',
    head: t('field.points'),
    cell: card => (card.points > 0 ? card.points : '—'),
    right: true,
  },
];

function TitleCell({ card: { TaskID, Title, language } }: { card: Card }) {
  const pathOf = useOpenPath();
  return (
    <Link className="plain-link strong" to={pathOf(TaskID)} preventScrollReset {...written(language)}>
      {Title}
    </Link>
  );
}

interface CellProps {
  card: Card;
  actions: BoardActions;
}

function StatusCell({ card, actions }: CellProps) {
  const { t } = useTranslation('tasks');
  const moves = movesOf(card);
  const options = taskStates.filter(status => status === card.status || moves.includes(status));
  if (moves.length === 0) return <Badge>{t(`status.${card.status}`)}</Badge>;
  return (
    <SelectField
      label={t('list.statusOf', { title: card.Title })}
      labelHidden
      size="s"
      value={card.status}
      options={options.map(value => ({ value, label: t(`status.${value}`) }))}
      onChange={({ target }) => {
        const to = moves.find(status => status === target.value);
        if (to) actions.requestMove(card, to);
      }}
    />
  );
}

function AssigneeCell({ card, actions, team }: CellProps & { team: readonly TeamMember[] }) {
  const { t } = useTranslation('tasks');
  const lang = useLanguage();
  if (!canEdit(card)) return <Assigned assignee={card.assignee} />;
  return (
    <SelectField
      label={t('list.assigneeOf', { title: card.Title })}
      labelHidden
      size="s"
      placeholder={t('nobody')}
      value={card.assignee?.UserID ?? ''}
      options={team.map(member => ({ value: member.UserID, label: nameOf(member, lang) }))}
      onChange={({ target }) => {
        const assignee = team.find(({ UserID }) => UserID === target.value)?.UserID ?? null;
        void actions.update(card, { assignee });
      }}
    />
  );
}

function PriorityCell({ card, actions }: CellProps) {
  const { t } = useTranslation('tasks');
  if (!canEdit(card)) return <PriorityOf priority={card.priority} />;
  return (
    <SelectField
      label={t('list.priorityOf', { title: card.Title })}
      labelHidden
      size="s"
      value={card.priority}
      options={levels.map(level => ({ value: String(level), label: t(`priority.${level}`) }))}
      onChange={({ target }) => {
        const priority = levels.find(level => String(level) === target.value);
        if (priority !== undefined) void actions.update(card, { priority });
      }}
    />
  );
}

function DueCell({ card, actions }: CellProps) {
  const { t } = useTranslation('tasks');
  const pastDue = usePastDueDate();
  if (!canEdit(card)) return <Due card={card} />;

  async function save(input: HTMLInputElement) {
    const before = card.dueDate ?? '';
    if (input.value === before || !input.validity.valid) return;
    const dueDate = input.value || null;
    const isSaved = (await pastDue.confirm(dueDate, before)) && (await actions.update(card, { dueDate }));
    if (!isSaved) input.value = before;
  }

  return (
    <>
      <TextField
        label={<span className="sr">{t('list.dueDateOf', { title: card.Title })}</span>}
        className="field--bare"
        size="s"
        type="date"
        key={`${card.version} ${card.dueDate}`}
        defaultValue={card.dueDate}
        onBlur={({ target }) => void save(target)}
      />
      {pastDue.question}
    </>
  );
}
