import { lambda } from '#functions/platform/lambda.ts';
import { authors } from '#shared/contracts/authors.ts';
import { listAuthors } from './listAuthors.ts';

export const handler = lambda(authors.listAuthors, { run: listAuthors });
