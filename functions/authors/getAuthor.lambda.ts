import { lambda } from '#functions/platform/lambda.ts';
import { authors } from '#shared/contracts/authors.ts';
import { getAuthor } from './getAuthor.ts';

export const handler = lambda(authors.getAuthor, ({ UserID }, deps) => getAuthor(deps, UserID));
