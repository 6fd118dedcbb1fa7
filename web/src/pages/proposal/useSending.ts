import { useState } from 'react';
import type { Proposal } from '#shared/entities/project.ts';
import type { ProspectDraft } from '#shared/entities/prospect.ts';
import type { ProjectID } from '#shared/ids.ts';
import { type ApiError, isRefusal } from '#web/api/apiError.ts';
import { type Outcome, useMutation } from '#web/api/hooks.ts';
import { invalidate } from '#web/api/invalidate.ts';

/**
 * Outcome of sending a proposal. One that was changed after it had been submitted has both: the project as it was submitted, and
 * the refusal of the changed one.
 */
export type Sent = { ProjectID?: ProjectID; error: ApiError } | { ProjectID: ProjectID; error?: undefined };

interface SentDraft {
  roles: readonly ProspectDraft[];
  submissionKey: string;
}

/**
 * Sends the proposal with its roles, and remembers how the last attempt ended. Sending it again with the same key creates nothing
 * twice.
 */
export function useSending() {
  const { run, isBusy } = useMutation('submitProject', [], { quiet: true });
  const [outcome, setOutcome] = useState<Sent>();

  return {
    isBusy,
    outcome,
    send: async (proposal: Proposal, { roles, submissionKey }: SentDraft): Promise<Sent> => {
      const prospects = roles.map(
        ({ PersonType, Notes, skill, hoursPerWeek, workplace, applyBy, starterTask }) => ({
          PersonType,
          Notes,
          skill,
          hoursPerWeek,
          workplace,
          applyBy,
          ...(starterTask && { starterTask }),
        }),
      );
      const sent = toSent(await run({ body: { proposal, prospects, submissionKey } }));
      await invalidate('listUserProjects'); // a response that was lost may have been a success
      setOutcome(sent);
      return sent;
    },
  };
}

function toSent({ data, error }: Outcome<'submitProject'>): Sent {
  if (!error) return { ProjectID: data.ProjectID };
  if (!isRefusal(error, 'SUBMISSION_KEY_REUSED')) return { error };
  return { ProjectID: error.values['ProjectID'] as ProjectID, error }; // this refusal always has it
}
