import { operation } from '#functions/platform/operation.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { projects as contracts } from '#shared/contracts/projects.ts';
import { queryUserProjects, toUserProjects } from './userProjectPage.ts';

/** Lists a user's public projects, newest first; the user sees all of them. Cost: 2 DynamoDB requests. */
export const listUserProjects = operation(contracts.listUserProjects, {
  load: async ({ userId, query, callerId }, { table }) => {
    const page = await queryUserProjects(table, { userId, isOwn: callerId === userId, ...query });
    return isRefusal(page) ? page : { page };
  },
  run: ({ loaded: { page } }, { table }) => toUserProjects(table, page),
});
