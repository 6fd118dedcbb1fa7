import type { StoredUser } from '#functions/authors/author.store.ts';
import type { Projection } from '#functions/platform/projection.ts';
import { Step } from '#functions/platform/table/step.ts';
import type { StoredMember } from '#functions/projects/member.store.ts';
import type { StoredTask } from '#functions/tasks/task.store.ts';
import { keywordsOf } from './keywords.ts';
import { type Talent, talents } from './talent.store.ts';

/** Maximum number of indexed words of a profile, and of a task or role. */
const most = { profile: 30, task: 8, role: 4 } as const;

/** Updates the entries of a person when their profile changes. Only active people who may be suggested have any. */
export const syncProfileTalents: Projection<StoredUser> = ({ before, after }) => {
  const wanted = profileTalents(after);
  const stems = new Set(wanted.map(({ stem }) => stem));
  const old = profileTalents(before);
  const known = new Set(old.map(({ stem }) => stem));
  return Promise.resolve([
    ...old.filter(({ stem }) => !stems.has(stem)).map(talent => Step.remove(talents.key(talent))),
    ...wanted.filter(({ stem }) => !known.has(stem)).map(talent => Step.put(talents.key(talent), talent)),
  ]);
};

function profileTalents(user: StoredUser | undefined): Talent[] {
  if (user?.status !== 'active' || user.suggested === false) return [];
  const { UserID, registrationDate: at } = user;
  return entriesOf(`${user.about ?? ''} ${user.bio ?? ''}`, { UserID, source: 'profile', at, of: '-' });
}

/** Adds the words of a task that has been accepted as done, and removes them with the task. */
export const syncTaskTalents: Projection<StoredTask> = ({ before, after }) => {
  const [old, wanted] = [taskTalents(before), taskTalents(after)];
  if (old.length > 0 && wanted.length > 0) return Promise.resolve();
  return Promise.resolve([
    ...old.map(talent => Step.remove(talents.key(talent))),
    ...wanted.map(talent => Step.put(talents.key(talent), talent)),
  ]);
};

function taskTalents(task: StoredTask | undefined): Talent[] {
  if (task?.status !== 'DONE' || !task.assigneeId) return [];
  const at = task.closedAt ?? task.updatedAt;
  return entriesOf(task.Title, { UserID: task.assigneeId, source: 'task', at, of: task.TaskID });
}

/** Adds the words of a role that a person has taken. They stay when the person leaves. */
export const syncRoleTalents: Projection<StoredMember> = ({ before, after }) => {
  if (before || !after) return Promise.resolve();
  const { UserID, role, joinedAt, ProjectID } = after;
  const entries = entriesOf(role, { UserID, source: 'role', at: joinedAt, of: ProjectID });
  return Promise.resolve(entries.map(talent => Step.put(talents.key(talent), { ...talent, text: role })));
};

const entriesOf = (text: string, entry: Omit<Talent, 'stem' | 'text'>): Talent[] =>
  keywordsOf(text)
    .slice(0, most[entry.source])
    .map(({ stem, word }) => ({ ...entry, stem, text: word }));
