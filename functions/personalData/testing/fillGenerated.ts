import { ideas, prospectSuggestions, taskSuggestions } from '#functions/generated/suggestion.store.ts';
import { Step } from '#functions/platform/table/step.ts';
import type { World } from '#functions/testing/world.ts';
import { type ProjectID, SuggestionID, type UserID } from '#shared/ids.ts';

/** A generated idea, role and task of `user`. */
export function fillGenerated({ deps, clock }: World, user: UserID, ProjectID: ProjectID, mark: string) {
  const stored = () => ({
    SuggestionID: SuggestionID.parse(deps.newId()),
    UserID: user,
    language: 'en' as const,
    createdAt: clock.now(),
    expiresAt: '2030-01-01T00:00:00.000Z',
  });
  const role = {
    PersonType: `${mark} generated role`,
    Notes: 'Writes down the tides.',
    skill: 'writers' as const,
  };
  const task = { Title: `${mark} generated task`, Description: 'Write down the tides.', priority: 1 };
  const idea = {
    ...stored(),
    name: `${mark} generated idea`,
    shortName: 'Tides',
    description: 'A public tide gauge for every harbour on the coast.',
    details: 'Most small harbours tell the time of the tide from a printed table. '.repeat(3),
    budget: 100_000,
    numberOfContributions: 100,
    contributionName: 'buoy',
    durationDays: 100,
    roles: [role, role],
    tasks: [task, task],
  };
  const suggestedRole = { ...stored(), ...role };
  const suggestedTask = { ...stored(), ...task, ProjectID };
  return [
    Step.create(ideas.key(user, idea.SuggestionID), idea),
    Step.create(prospectSuggestions.key(user, suggestedRole.SuggestionID), suggestedRole),
    Step.create(taskSuggestions.key(user, suggestedTask.SuggestionID), suggestedTask),
  ];
}
