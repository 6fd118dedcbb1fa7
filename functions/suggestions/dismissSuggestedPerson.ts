import { authors } from '#functions/authors/author.store.ts';
import { changes } from '#functions/platform/limits.ts';
import { operation } from '#functions/platform/operation.ts';
import { isRefusal, refuse } from '#functions/platform/refusal.ts';
import { projects } from '#functions/projects/project.store.ts';
import { prospects } from '#functions/projects/prospect.store.ts';
import { suggestions as contracts } from '#shared/contracts/suggestions.ts';
import { requireRole } from './requireOpenRole.ts';
import { answerSuggestion } from './suggestedPerson.store.ts';

/** Remembers that the owner does not want a person for a role. A repetition changes nothing. Cost: 2 DynamoDB requests. */
export const dismissSuggestedPerson = operation(contracts.dismissSuggestedPerson, {
  load: ({ ProjectID, ProspectID, UserID }) => ({
    project: projects.key(ProjectID),
    prospect: prospects.key(ProjectID, ProspectID),
    user: authors.key(UserID),
  }),
  limit: changes,
  async run({ ProjectID, ProspectID, UserID, caller, loaded: { project, prospect, user } }, { table, now }) {
    const known = requireRole(project, prospect, caller);
    if (isRefusal(known)) return known;
    if (!user) return refuse('AUTHOR_NOT_FOUND');
    await table.write(answerSuggestion({ ProjectID, ProspectID, UserID, answer: 'dismissed', at: now() })); // refused only if it is known
    return undefined;
  },
});
