import type { Proposal } from '#shared/entities/project.ts';
import type { Prospect, ProspectDraft } from '#shared/entities/prospect.ts';
import type { ProjectID } from '#shared/ids.ts';
import { ApiError, isRefusal } from '#web/api/apiError.ts';
import { call } from '#web/api/client.ts';
import { invalidate } from '#web/api/invalidate.ts';

/** Outcome of sending a proposal: nothing was created, or a project of which some roles may be missing. */
export type Sent =
  | { ProjectID?: undefined; error: ApiError }
  | { ProjectID: ProjectID; missing: readonly ProspectDraft[]; error?: ApiError };

export interface SendingInput {
  proposal: Proposal;
  roles: readonly ProspectDraft[];
  submissionKey: string;
}

/**
 * Sends the proposal, then its roles. Called again with the same key, it resumes where it failed. A proposal that was
 * changed after it had been submitted stays as it was, which is the error of the outcome.
 */
export async function sendProposal({ proposal, roles, submissionKey }: SendingInput): Promise<Sent> {
  let ProjectID: ProjectID;
  let changed: ApiError | undefined;
  try {
    ({ ProjectID } = await call('submitProject', { body: { proposal, submissionKey } }));
  } catch (thrown) {
    if (!(thrown instanceof ApiError)) throw thrown;
    if (!isRefusal(thrown, 'SUBMISSION_KEY_REUSED')) return { error: thrown };
    ProjectID = thrown.values['ProjectID'] as ProjectID; // which this refusal of this call always has
    changed = thrown;
  }

  let missing: readonly ProspectDraft[] = roles;
  try {
    const { items } = await call('listProspects', { ProjectID });
    missing = missingOf(roles, items);
    for (const { PersonType, Notes, skill } of missing) {
      await call('addProspect', { ProjectID, body: { PersonType, Notes, skill } });
      missing = missing.slice(1);
    }
  } catch (thrown) {
    if (!(thrown instanceof ApiError)) throw thrown;
    return { ProjectID, missing, error: thrown };
  } finally {
    await invalidate('listUserProjects');
  }
  return { ProjectID, missing, ...(changed && { error: changed }) };
}

/** Roles that the project does not have yet; two identical ones count as two. */
export function missingOf(
  wanted: readonly ProspectDraft[],
  there: readonly Pick<Prospect, 'PersonType' | 'Notes'>[],
): readonly ProspectDraft[] {
  const left = [...there];
  return wanted.filter(({ PersonType, Notes }) => {
    const place = left.findIndex(role => role.PersonType === PersonType && role.Notes === Notes);
    if (place < 0) return true;
    left.splice(place, 1);
    return false;
  });
}
