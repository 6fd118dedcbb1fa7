import type { IdeaContent } from '#shared/entities/generated.ts';
import { typedAmount } from '#web/domain/project/form/amounts.ts';
import { dayIn, type ProposalValues } from '#web/domain/project/form/values.ts';
import { emptyDraft, type ProposalDraft } from './stored.ts';

/** The proposal form filled with an idea, its roles and its first tasks. */
export function draftOfIdea(
  idea: IdeaContent,
  place: Pick<ProposalValues, 'language' | 'country'>,
): ProposalDraft {
  const { name, shortName, description, details, contributionName, roles, tasks } = idea;
  return {
    ...emptyDraft(place),
    name,
    shortName,
    description,
    details,
    contributionName,
    budget: typedAmount(idea.budget),
    numberOfContributions: String(idea.numberOfContributions),
    endDate: dayIn(idea.durationDays),
    roles: roles.map(role => ({ ...role, key: crypto.randomUUID() })),
    tasks: [...tasks],
  };
}
