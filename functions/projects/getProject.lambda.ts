import { lambda } from '#functions/platform/lambda.ts';
import { makeRecognise } from '#functions/platform/recognise.ts';
import { projects } from '#shared/contracts/projects.ts';
import { getProject } from './getProject.ts';
import { projectRefsWith } from './loadProject.ts';

export const handler = lambda(
  projects.getProject,
  {
    beside: ({ ProjectID, by }) => projectRefsWith(ProjectID, by),
    run: ({ ProjectID, caller }, outside) => getProject(outside, ProjectID, caller),
  },
  { recognise: makeRecognise },
);
