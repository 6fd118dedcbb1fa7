import { lambda } from '#functions/platform/lambda.ts';
import { members, membersOfOwner } from '#functions/projects/member.store.ts';
import { projects } from '#functions/projects/project.store.ts';
import { prospects } from '#functions/prospects/prospect.store.ts';
import { requests, requestsOf } from '#functions/requests/request.store.ts';
import { suggestions as contracts } from '#shared/contracts/suggestions.ts';
import { suggestion as settings } from '#shared/finding.ts';
import { listSuggestedPeople } from './listSuggestedPeople.ts';
import { answeredSuggestions, answeredSuggestionsOf } from './suggestedPerson.store.ts';

export const handler = lambda(contracts.listSuggestedPeople, {
  load: async ({ ProjectID, ProspectID, callerId }, { table }) => {
    const [team, applied, answered] = await Promise.all([
      table.query(members, { ...membersOfOwner(callerId), limit: settings.record }),
      table.query(requests, { ...requestsOf.project(ProjectID), limit: 100 }),
      table.query(answeredSuggestions, { ...answeredSuggestionsOf(ProjectID, ProspectID), limit: 100 }),
    ]);
    return [projects.key(ProjectID), prospects.key(ProjectID, ProspectID), team, applied, answered];
  },
  run: listSuggestedPeople,
});
