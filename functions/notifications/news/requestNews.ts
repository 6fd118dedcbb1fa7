import type { DomainEventHandler } from '#functions/jobs/domainEventHandler.ts';
import type { JobDeps } from '#functions/jobs/jobDeps.ts';
import { callers } from '#functions/platform/caller.ts';
import type { Payload } from '#functions/platform/domainEvents.ts';
import type { EmailTemplate } from '#functions/platform/mail/templates.ts';
import { requests } from '#functions/requests/request.store.ts';
import { links } from '#shared/paths.ts';
import type { Notice } from '../notification.store.ts';
import { nameOf, tell } from './tell.ts';

interface News {
  to: 'owner' | 'sender';
  letter: EmailTemplate;
  /** Absent: only by letter. */
  notice?: Notice['kind'] | undefined;
  path: string;
}

async function tellOf(
  deps: JobDeps,
  { ProjectID, contributionRequestId, contributorId, OwnerUserID }: Payload<'requestSent'>,
  { to, letter, notice, path }: News,
) {
  const [request, owner, sender] = await deps.table.batchGet(
    requests.key(ProjectID, contributionRequestId),
    callers.key(OwnerUserID),
    callers.key(contributorId),
  );
  if (!request) return [];
  const values = { project: request.projectShortName, role: request.role, person: nameOf(sender) };
  return await tell(deps, to === 'owner' ? owner : sender, {
    letter: { kind: letter, values: () => values, path },
    notice: notice && { kind: notice, values, link: path },
  });
}

export const tellSent: DomainEventHandler<'requestSent'> = ({ payload }, deps) =>
  tellOf(deps, payload, {
    to: 'owner',
    letter: 'requestSent',
    notice: 'requestSent',
    path: links['contribution-requests'](),
  });

export const remind: DomainEventHandler<'requestReminderDue'> = ({ payload }, deps) =>
  tellOf(deps, payload, {
    to: 'owner',
    letter: 'requestReminder',
    notice: 'requestReminder',
    path: links['contribution-requests'](),
  });

export const tellAccepted: DomainEventHandler<'requestAccepted'> = ({ payload }, deps) =>
  tellOf(deps, payload, {
    to: 'sender',
    letter: 'requestAccepted',
    notice: 'requestAccepted',
    path: links.project(payload),
  });

export const tellDeniedRequest: DomainEventHandler<'requestDenied'> = ({ payload }, deps) =>
  tellOf(deps, payload, {
    to: 'sender',
    letter: payload.because ? 'requestClosed' : 'requestDenied',
    notice: payload.because ? 'prospectTaken' : 'requestDenied',
    path: links.market(),
  });

/** Nobody answered: by letter, and in the app as a request that came to nothing. */
export const tellExpired: DomainEventHandler<'requestExpired'> = ({ payload }, deps) =>
  tellOf(deps, payload, {
    to: 'sender',
    letter: 'requestExpired',
    notice: 'requestDenied',
    path: links.project(payload),
  });
