import type { Input } from '#functions/platform/lambda.ts';
import type { projects as contracts } from '#shared/contracts/projects.ts';
import { toUserProjects, type UserProjectPage } from './userProjectPage.ts';

/** Lists the public projects of a user, and to the user every one, newest first. Cost: 2 DynamoDB requests. */
export const listUserProjects = ({
  loaded: [page],
}: Input<typeof contracts.listUserProjects, [UserProjectPage]>) => toUserProjects(page);
