import type { Proposal } from '#shared/entities/project.ts';
import type { ProspectDraft } from '#shared/entities/prospect.ts';
import type { ProjectID } from '#shared/ids.ts';
import { ApiError, isRefusal } from '#web/api/apiError.ts';
import { call } from '#web/api/client.ts';
import { invalidate } from '#web/api/invalidate.ts';

/**
 * Outcome of sending a proposal. One that was changed after it had been submitted has both: the project as it was submitted, and
 * the refusal that says so.
 */
export type Sent = { ProjectID?: ProjectID; error: ApiError } | { ProjectID: ProjectID; error?: undefined };

export interface SendingInput {
  proposal: Proposal;
  roles: readonly ProspectDraft[];
  submissionKey: string;
}

/** Sends the proposal with its roles. Sending it again with the same key creates nothing twice. */
export async function sendProposal({ proposal, roles, submissionKey }: SendingInput): Promise<Sent> {
  const prospects = roles.map(({ PersonType, Notes, skill }) => ({ PersonType, Notes, skill }));
  try {
    const { ProjectID } = await call('submitProject', { body: { proposal, prospects, submissionKey } });
    return { ProjectID };
  } catch (thrown) {
    if (!(thrown instanceof ApiError)) throw thrown;
    if (!isRefusal(thrown, 'SUBMISSION_KEY_REUSED')) return { error: thrown };
    return { ProjectID: thrown.values['ProjectID'] as ProjectID, error: thrown }; // which this refusal of this call always has
  } finally {
    await invalidate('listUserProjects');
  }
}
