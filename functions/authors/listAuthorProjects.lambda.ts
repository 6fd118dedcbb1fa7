import { authors } from '#shared/contracts/authors.ts';
import { lambda } from '../platform/lambda.ts';
import { makeRecognise } from '../platform/recognise.ts';
import { listAuthorProjects } from './listAuthorProjects.ts';

export const handler = lambda(
  authors.listAuthorProjects,
  ({ UserID, caller, query }, outside) => listAuthorProjects(outside, { of: UserID, caller, ...query }),
  { recognise: makeRecognise },
);
