import { lambda } from '#functions/platform/lambda.ts';
import { makeTokenVerifier } from '#functions/platform/verifyToken.ts';
import { authors } from '#shared/contracts/authors.ts';
import { listAuthors } from './listAuthors.ts';

export const handler = lambda(authors.listAuthors, { run: listAuthors }, { verifyToken: makeTokenVerifier });
