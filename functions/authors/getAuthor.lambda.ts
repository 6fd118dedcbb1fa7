import { authors } from '#shared/contracts/authors.ts';
import { lambda } from '../platform/lambda.ts';
import { getAuthor } from './getAuthor.ts';

export const handler = lambda(authors.getAuthor, ({ UserID }, outside) => getAuthor(outside, UserID));
