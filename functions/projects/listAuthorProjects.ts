import type { Deps } from '#functions/platform/deps.ts';
import type { Input } from '#functions/platform/lambda.ts';
import type { projects as contracts } from '#shared/contracts/projects.ts';
import { toUserProjects, type UserProjectPage } from './userProjectPage.ts';

/**
 * Lists a user's public projects, newest first; the user and administrators see all of them. Cost: 2 DynamoDB requests.
 */
export const listAuthorProjects = (
  { loaded: [page] }: Input<typeof contracts.listAuthorProjects, [UserProjectPage]>,
  { table }: Deps,
) => toUserProjects(table, page);
