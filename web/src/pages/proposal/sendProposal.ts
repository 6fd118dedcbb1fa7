import type { Proposal } from '#shared/entities/project.ts';
import type { Prospect, ProspectDraft } from '#shared/entities/prospect.ts';
import type { ProjectID } from '#shared/ids.ts';
import { ApiError } from '#web/api/apiError.ts';
import { call } from '#web/api/client.ts';
import { invalidate } from '#web/api/invalidate.ts';

/** How a proposal was sent: not at all, or as a project some of whose roles may be missing. */
export type Sent =
  | { ProjectID?: undefined; error: ApiError }
  | { ProjectID: ProjectID; missing: readonly ProspectDraft[]; error?: ApiError };

interface Sending {
  proposal: Proposal;
  roles: readonly ProspectDraft[];
  submissionKey: string;
}

/** Sends the proposal and then its roles. Done again with the same key it goes on where it broke off. */
export async function sendProposal({ proposal, roles, submissionKey }: Sending): Promise<Sent> {
  let ProjectID: ProjectID;
  try {
    ({ ProjectID } = await call('submitProject', { body: { proposal, submissionKey } }));
  } catch (thrown) {
    if (!(thrown instanceof ApiError)) throw thrown;
    return { error: thrown };
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
  return { ProjectID, missing };
}

/** The roles that the project does not have yet; two that read alike are two roles. */
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
