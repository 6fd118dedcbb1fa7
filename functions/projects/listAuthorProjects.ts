import type { projects as contracts } from '#shared/contracts/projects.ts';
import type { Input } from '../platform/lambda.ts';
import { toUserProjects, type UserProjectPage } from './userProjectPage.ts';

/** Lists the public projects of a user, and to the user and administrators every one, newest first. Cost: 2 DynamoDB requests. */
export const listAuthorProjects = ({
  loaded: [page],
}: Input<typeof contracts.listAuthorProjects, [UserProjectPage]>) => toUserProjects(page);
