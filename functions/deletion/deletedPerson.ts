import { personEvents } from '#functions/authors/person.events.ts';
import { handlersOf } from '#functions/platform/domainEvent.ts';
import { avatarKeys, pathsOf } from '#functions/uploads/keys.ts';
import { eraseBelongings, eraseRelationships } from './eraseBelongings.ts';
import { anonymizeRoles, deleteHiddenProjects, leaveTeams, withdrawApplications } from './leaveProjects.ts';

/** Consequences of the deletion of an account. Each handler can be repeated after an interruption. */
export const deletedPersonHandlers = handlersOf(personEvents.personDeleted, {
  leaveProjects: async ({ payload: { UserID } }, deps) => {
    await withdrawApplications(deps, UserID);
    await leaveTeams(deps, UserID);
    await anonymizeRoles(deps, UserID);
    await deleteHiddenProjects(deps, UserID);
  },

  eraseBelongings: async ({ payload: { UserID } }, deps) => {
    await eraseRelationships(deps, UserID);
    await eraseBelongings(deps.table, UserID);
  },

  /** Requests the payout of amounts that were too small to be transferred before. */
  sendRest: async ({ payload: { UserID } }, { payoutQueue }) => {
    await payoutQueue.send([{ recipientId: UserID }]);
  },

  erasePicture: async ({ id, payload: { picture } }, { media, cdn }) => {
    const keys = picture ? avatarKeys(picture) : [];
    for (const key of keys) await media.withdraw(key);
    await cdn.forget(keys.flatMap(pathsOf), `${id}-picture`);
  },
});
