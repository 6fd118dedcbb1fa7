import { authors } from '#shared/contracts/authors.ts';
import { lambda } from '../platform/lambda.ts';
import { getMe } from './getMe.ts';

export const handler = lambda(authors.getMe, ({ caller }, outside) => getMe(outside, caller));
