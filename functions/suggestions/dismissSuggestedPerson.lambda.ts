import { authors } from '#functions/authors/author.store.ts';
import { lambda } from '#functions/platform/lambda.ts';
import { perPerson } from '#functions/platform/limits.ts';
import { projects } from '#functions/projects/project.store.ts';
import { prospects } from '#functions/prospects/prospect.store.ts';
import { suggestions as contracts } from '#shared/contracts/suggestions.ts';
import { dismissSuggestedPerson } from './dismissSuggestedPerson.ts';

export const handler = lambda(contracts.dismissSuggestedPerson, {
  load: ({ ProjectID, ProspectID, UserID }) => [
    projects.key(ProjectID),
    prospects.key(ProjectID, ProspectID),
    authors.key(UserID),
  ],
  limit: perPerson('change'),
  run: dismissSuggestedPerson,
});
