import type { Input } from '#functions/platform/lambda.ts';
import { toUserProjects, type UserProjectPage } from '#functions/projects/userProjectPage.ts';
import type { authors as contracts } from '#shared/contracts/authors.ts';

/** Lists the public projects of a user, and to the user and administrators every one, newest first. Cost: 2 DynamoDB requests. */
export const listAuthorProjects = ({
  loaded: [page],
}: Input<typeof contracts.listAuthorProjects, [UserProjectPage]>) => toUserProjects(page);
