import { lambda } from '#functions/platform/lambda.ts';
import { makeRecognise } from '#functions/platform/recognise.ts';
import { projects } from '#shared/contracts/projects.ts';
import { commentRefs, listComments } from './listComments.ts';

export const handler = lambda(
  projects.listComments,
  {
    beside: ({ ProjectID, query }, table) => commentRefs(table, { ProjectID, ...query }),
    run: ({ ProjectID, query, caller }, outside) => listComments(outside, { ProjectID, caller, ...query }),
  },
  { recognise: makeRecognise },
);
