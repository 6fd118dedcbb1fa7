import { authors } from '#shared/contracts/authors.ts';
import { lambda } from '../platform/lambda.ts';
import { listAuthors } from './listAuthors.ts';

export const handler = lambda(authors.listAuthors, ({ query }, outside) => listAuthors(outside, query));
