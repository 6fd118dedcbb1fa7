import { addDays } from '#shared/days.ts';
import type { IdeaContent } from '#shared/entities/generated.ts';
import type { Beginning } from '#web/domain/project/form/values.ts';
import type { Language } from '#web/i18n/languages.ts';
import { typedAmount, typedWhole } from '#web/i18n/typedNumber.ts';
import { emptyDraft, type ProposalDraft } from './stored.ts';

/** The proposal form filled with an idea, its roles and its first tasks; its numbers as they are typed in the language of the page. */
export function draftOfIdea(idea: IdeaContent, beginning: Beginning, lang: Language): ProposalDraft {
  const { name, shortName, description, details, contributionName, roles, tasks } = idea;
  return {
    ...emptyDraft(beginning, lang, crypto.randomUUID()),
    name,
    shortName,
    description,
    details,
    contributionName,
    budget: typedAmount(idea.budget, lang),
    numberOfContributions: typedWhole(idea.numberOfContributions, lang),
    endDate: addDays(beginning.today, idea.durationDays),
    roles: roles.map(role => ({ ...role, key: crypto.randomUUID() })),
    tasks: [...tasks],
  };
}
