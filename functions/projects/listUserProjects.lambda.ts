import { lambda } from '#functions/platform/lambda.ts';
import { makeRecognise } from '#functions/platform/recognise.ts';
import { projects } from '#shared/contracts/projects.ts';
import { listUserProjects, userProjectRefs } from './listUserProjects.ts';

export const handler = lambda(
  projects.listUserProjects,
  {
    beside: ({ userId, query, by }, table) =>
      userProjectRefs(table, { userId, isOwn: by === userId, ...query }),
    run: ({ userId, query, caller }, outside) => listUserProjects(outside, { userId, caller, ...query }),
  },
  { recognise: makeRecognise },
);
