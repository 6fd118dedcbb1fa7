import type { authors } from '#functions/authors/author.store.ts';
import type { Deps } from '#functions/platform/deps.ts';
import type { Input } from '#functions/platform/lambda.ts';
import { isRefusal, refuse } from '#functions/platform/refusal.ts';
import type { projects } from '#functions/projects/project.store.ts';
import type { prospects } from '#functions/prospects/prospect.store.ts';
import type { suggestions as contracts } from '#shared/contracts/suggestions.ts';
import { requireRole } from './requireOpenRole.ts';
import { answerSuggestion } from './suggestedPerson.store.ts';

/** Remembers that the owner does not want a person for a role. A repetition changes nothing. Cost: 2 DynamoDB requests. */
export async function dismissSuggestedPerson(
  {
    ProjectID,
    ProspectID,
    UserID,
    caller,
    loaded: [project, prospect, user],
  }: Input<typeof contracts.dismissSuggestedPerson, [typeof projects, typeof prospects, typeof authors]>,
  { table, now }: Deps,
) {
  const known = requireRole(project, prospect, caller);
  if (isRefusal(known)) return known;
  if (!user) return refuse('AUTHOR_NOT_FOUND');
  await table.write(answerSuggestion({ ProjectID, ProspectID, UserID, answer: 'dismissed', at: now() })); // refused only if it is known
  return undefined;
}
