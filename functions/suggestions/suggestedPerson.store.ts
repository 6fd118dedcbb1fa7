import * as z from 'zod/mini';
import { entity } from '#functions/platform/table/entity.ts';
import { Step } from '#functions/platform/table/step.ts';
import { partitionOf } from '#functions/projects/project.store.ts';
import { Instant } from '#shared/fields.ts';
import { ProjectID, ProspectID, UserID } from '#shared/ids.ts';

const Answered = z.object({
  ProjectID,
  ProspectID,
  UserID,
  /** The owner's response to the suggestion. */
  answer: z.enum(['dismissed', 'invited']),
  at: Instant,
});
type Answered = z.infer<typeof Answered>;

/** People who are no longer suggested for a role: the owner has dismissed or invited them. */
export const answeredSuggestions = entity({
  name: 'answeredSuggestion',
  schema: Answered,
  key: ({ ProjectID, ProspectID, UserID, answer }: Omit<Answered, 'at'>) => ({
    pk: partitionOf(ProjectID),
    sk: `suggestion#${ProspectID}#${UserID}#${answer}`,
  }),
});

export const answeredSuggestionsOf = (project: ProjectID, role: ProspectID) =>
  ({ pk: partitionOf(project), beginsWith: `suggestion#${role}#` }) as const;

/** Remembers an answer; refused if the same one is known. */
export const answerSuggestion = (answered: Answered) =>
  Step.create(answeredSuggestions.key(answered), answered).otherwise('ALREADY_INVITED');
