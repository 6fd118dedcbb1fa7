import { lambda } from '#functions/platform/lambda.ts';
import { makeTokenVerifier } from '#functions/platform/verifyToken.ts';
import { listUserProjects, userProjectRefs } from '#functions/projects/listUserProjects.ts';
import { authors } from '#shared/contracts/authors.ts';

export const handler = lambda(
  authors.listAuthorProjects,
  {
    beside: ({ UserID, query, by }, table) =>
      userProjectRefs(table, { userId: UserID, isOwn: by === UserID, ...query }),
    run: ({ UserID, caller, query }, deps) =>
      // administrators see them as the person does
      listUserProjects(deps, {
        userId: UserID,
        caller: caller?.isAdmin ? { ...caller, UserID } : caller,
        ...query,
      }),
  },
  { verifyToken: makeTokenVerifier },
);
