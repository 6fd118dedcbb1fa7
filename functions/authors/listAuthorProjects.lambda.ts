import { authors } from '#shared/contracts/authors.ts';
import { lambda } from '../platform/lambda.ts';
import { makeRecognise } from '../platform/recognise.ts';
import { listUserProjects } from '../projects/listUserProjects.ts';

export const handler = lambda(
  authors.listAuthorProjects,
  ({ UserID, caller, query }, outside) =>
    // administrators see them as the person does
    listUserProjects(outside, {
      userId: UserID,
      caller: caller?.isAdmin ? { ...caller, UserID } : caller,
      ...query,
    }),
  { recognise: makeRecognise },
);
