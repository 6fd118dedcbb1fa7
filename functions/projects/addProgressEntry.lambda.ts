import { authors } from '#functions/authors/author.store.ts';
import { lambda } from '#functions/platform/lambda.ts';
import { projects as contracts } from '#shared/contracts/projects.ts';
import { addProgressEntry } from './progress/addProgressEntry.ts';
import { projects } from './project.store.ts';
import { projectCount } from './projectCount.store.ts';

export const handler = lambda(contracts.addProgressEntry, {
  load: ({ ProjectID, callerId }) => [
    projects.key(ProjectID),
    authors.key(callerId),
    projectCount.key(callerId),
  ],
  run: addProgressEntry,
});
