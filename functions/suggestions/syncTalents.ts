import { authors, type StoredUser } from '#functions/authors/author.store.ts';
import { mayBeFound } from '#functions/authors/mayBeFound.ts';
import type { Projection } from '#functions/platform/projection.ts';
import { Step } from '#functions/platform/table/step.ts';
import type { Table } from '#functions/platform/table.ts';
import type { StoredMember } from '#functions/projects/member.store.ts';
import { requests, requestsOf } from '#functions/requests/request.store.ts';
import { type StoredTask, tasks, tasksOf } from '#functions/tasks/task.store.ts';
import type { UserID } from '#shared/ids.ts';
import { keywordsOf } from './keywords.ts';
import { type Talent, talents } from './talent.store.ts';

/** Maximum number of indexed words of a profile, and of a task or role. */
const most = { profile: 30, task: 8, role: 4 } as const;

/** Updates the entries of a person when their profile changes. Only people who may be found have entries of any kind. */
export const syncProfileTalents: Projection<StoredUser> = ({ before, after }) => {
  const wanted = profileTalents(after);
  const stems = new Set(wanted.map(({ stem }) => stem));
  const old = profileTalents(before);
  const known = new Set(old.map(({ stem }) => stem));
  return Promise.resolve([
    ...old.filter(({ stem }) => !stems.has(stem)).map(removeTalent),
    ...wanted.filter(({ stem }) => !known.has(stem)).map(putTalent),
  ]);
};

function profileTalents(user: StoredUser | undefined): Talent[] {
  if (!mayBeFound(user)) return [];
  const { UserID, registrationDate: at } = user;
  return entriesOf(`${user.about ?? ''} ${user.bio ?? ''}`, { UserID, source: 'profile', at, of: '-' });
}

/**
 * Removes the entries of a person's finished tasks and roles when they do not want to be found any more or lose their account, and
 * restores them when they may be found again. Goes by the person as they are now, so that late events end in the same entries.
 */
export const syncExperienceTalents: Projection<StoredUser> = async ({ before, after }, { table }) => {
  const UserID = (after ?? before)?.UserID;
  if (!UserID || mayBeFound(before) === mayBeFound(after)) return;
  const isFound = await isToBeFound(table, UserID);
  const take = async (entries: readonly Talent[]): Promise<void> => {
    await table.transact(...entries.map(isFound ? putTalent : removeTalent));
  };
  for await (const task of table.each(tasks, tasksOf.assigneeColumn(UserID, 'DONE')))
    await take(taskTalents(task));
  // Roles that they have left are among them: a membership began when the request was accepted.
  for await (const { status, role, decidedAt, ProjectID } of table.each(
    requests,
    requestsOf.contributor(UserID),
  ))
    if (status === 'approved' && decidedAt)
      await take(roleTalents({ UserID, role, joinedAt: decidedAt, ProjectID }));
};

const putTalent = (talent: Talent) => Step.put(talents.key(talent), talent);
const removeTalent = (talent: Talent) => Step.remove(talents.key(talent));

const isToBeFound = async (table: Table, id: UserID): Promise<boolean> =>
  mayBeFound(await table.get(authors.key(id)));

/** Adds the words of a task that has been accepted as done, and removes them with the task. */
export const syncTaskTalents: Projection<StoredTask> = async ({ before, after }, { table }) => {
  const [old, wanted] = [taskTalents(before), taskTalents(after)];
  if (old.length > 0 && wanted.length > 0) return [];
  const { assigneeId } = after ?? {};
  const isAdded = wanted.length > 0 && assigneeId && (await isToBeFound(table, assigneeId));
  return [...old.map(removeTalent), ...(isAdded ? wanted.map(putTalent) : [])];
};

function taskTalents(task: StoredTask | undefined): Talent[] {
  if (task?.status !== 'DONE' || !task.assigneeId) return [];
  const at = task.closedAt ?? task.updatedAt;
  return entriesOf(task.Title, { UserID: task.assigneeId, source: 'task', at, of: task.TaskID });
}

/** Adds the words of a role that a person has taken. They stay when the person leaves. */
export const syncRoleTalents: Projection<StoredMember> = async ({ before, after }, { table }) =>
  before || !after || !(await isToBeFound(table, after.UserID)) ? [] : roleTalents(after).map(putTalent);

const roleTalents = ({
  UserID,
  role,
  joinedAt: at,
  ProjectID,
}: Pick<StoredMember, 'UserID' | 'role' | 'joinedAt' | 'ProjectID'>): Talent[] =>
  entriesOf(role, { UserID, source: 'role', at, of: ProjectID }).map(talent => ({ ...talent, text: role }));

const entriesOf = (text: string, entry: Omit<Talent, 'stem' | 'text'>): Talent[] =>
  keywordsOf(text)
    .slice(0, most[entry.source])
    .map(({ stem, word }) => ({ ...entry, stem, text: word }));
