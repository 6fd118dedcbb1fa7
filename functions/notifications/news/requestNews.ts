import type { JobOutside } from '#functions/jobs/outside.ts';
import type { Reaction } from '#functions/jobs/reaction.ts';
import { callers } from '#functions/platform/caller.ts';
import type { Payload } from '#functions/platform/happenings.ts';
import type { LetterKind } from '#functions/platform/mail/words.ts';
import { requests } from '#functions/requests/request.store.ts';
import type { Notice } from '../notification.store.ts';
import { nameOf, tell } from './tell.ts';

interface News {
  to: 'owner' | 'sender';
  letter: LetterKind;
  /** Absent: only by letter. */
  notice?: Notice['kind'] | undefined;
  path: string;
}

async function tellOf(
  outside: JobOutside,
  { ProjectID, contributionRequestId, contributorId, OwnerUserID }: Payload<'requestSent'>,
  { to, letter, notice, path }: News,
) {
  const [request, owner, sender] = await outside.table.load(
    requests.key(ProjectID, contributionRequestId),
    callers.key(OwnerUserID),
    callers.key(contributorId),
  );
  if (!request) return [];
  const values = { project: request.projectShortName, role: request.role, person: nameOf(sender) };
  return await tell(outside, to === 'owner' ? owner : sender, {
    letter: { kind: letter, values: () => values, path },
    notice: notice && { kind: notice, values, link: path },
  });
}

const ofProject = ({ ProjectID }: Payload<'requestSent'>): string => `/projects/${ProjectID}`;
const openRoles = '/market';
const inbox = '/contribution-requests';

export const tellSent: Reaction<'requestSent'> = ({ payload }, outside) =>
  tellOf(outside, payload, { to: 'owner', letter: 'requestSent', notice: 'requestSent', path: inbox });

export const remind: Reaction<'requestWaits'> = ({ payload }, outside) =>
  tellOf(outside, payload, {
    to: 'owner',
    letter: 'requestReminder',
    notice: 'requestReminder',
    path: inbox,
  });

export const tellAccepted: Reaction<'requestAccepted'> = ({ payload }, outside) =>
  tellOf(outside, payload, {
    to: 'sender',
    letter: 'requestAccepted',
    notice: 'requestAccepted',
    path: ofProject(payload),
  });

export const tellDeniedRequest: Reaction<'requestDenied'> = ({ payload }, outside) =>
  tellOf(outside, payload, {
    to: 'sender',
    letter: payload.because ? 'requestClosed' : 'requestDenied',
    notice: payload.because ? 'prospectTaken' : 'requestDenied',
    path: openRoles,
  });

/** Nobody answered: by letter, and in the app as a request that came to nothing. */
export const tellExpired: Reaction<'requestExpired'> = ({ payload }, outside) =>
  tellOf(outside, payload, {
    to: 'sender',
    letter: 'requestExpired',
    notice: 'requestDenied',
    path: ofProject(payload),
  });
