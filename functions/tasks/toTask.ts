import type { StoredUser } from '#functions/authors/author.store.ts';
import type { Assignee, Task } from '#shared/entities/task.ts';
import { formerUsername, fullNameOf } from '#shared/fullName.ts';
import type { UserID } from '#shared/ids.ts';
import type { StoredTask } from './task.store.ts';

/** A task with its assignee, found among the loaded users. */
export function toTask(
  { assigneeId, ...task }: StoredTask,
  users: readonly (StoredUser | undefined)[],
): Task {
  return {
    ...task,
    assignee:
      assigneeId === undefined
        ? null
        : toAssignee(
            assigneeId,
            users.find(user => user?.UserID === assigneeId),
          ),
  };
}

/** A task's assignee; a deleted user is reduced to the id. */
function toAssignee(UserID: UserID, user: StoredUser | undefined): Assignee {
  if (!user || user.status === 'deleted')
    return { UserID, username: formerUsername, avatar: { kind: 'ready', name: 'avatar-01' } };
  const name = fullNameOf(user);
  return { UserID, username: user.username, ...(name && { name }), avatar: user.avatar };
}
