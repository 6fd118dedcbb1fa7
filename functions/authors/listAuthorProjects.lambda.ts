import { lambda } from '#functions/platform/lambda.ts';
import { makeRecognise } from '#functions/platform/recognise.ts';
import { listUserProjects, userProjectRefs } from '#functions/projects/listUserProjects.ts';
import { authors } from '#shared/contracts/authors.ts';

export const handler = lambda(
  authors.listAuthorProjects,
  {
    beside: ({ UserID, query, by }, table) =>
      userProjectRefs(table, { userId: UserID, isOwn: by === UserID, ...query }),
    run: ({ UserID, caller, query }, outside) =>
      // administrators see them as the person does
      listUserProjects(outside, {
        userId: UserID,
        caller: caller?.isAdmin ? { ...caller, UserID } : caller,
        ...query,
      }),
  },
  { recognise: makeRecognise },
);
