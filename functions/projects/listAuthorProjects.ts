import { operation } from '#functions/platform/operation.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { projects as contracts } from '#shared/contracts/projects.ts';
import { queryUserProjects, toUserProjects } from './userProjectPage.ts';

/**
 * Lists a user's public projects, newest first; the user and administrators see all of them. Cost: 2 DynamoDB requests.
 */
export const listAuthorProjects = operation(contracts.listAuthorProjects, {
  load: async ({ UserID, query, callerId, isAdmin }, { table }) => {
    const isOwn = callerId === UserID || isAdmin;
    const page = await queryUserProjects(table, { userId: UserID, isOwn, ...query });
    return isRefusal(page) ? page : { page };
  },
  run: ({ loaded: { page } }, { table }) => toUserProjects(table, page),
});
