import type { NotificationContent } from '#functions/notifications/notification.store.ts';
import { displayNameOf, notify } from '#functions/notifications/notify.ts';
import { callers } from '#functions/platform/caller.ts';
import { handlersOf, type Payload } from '#functions/platform/domainEvent.ts';
import type { JobDeps } from '#functions/platform/jobDeps.ts';
import type { EmailTemplate } from '#functions/platform/mail/templates.ts';
import { links } from '#shared/paths.ts';
import { requestEvents } from './request.events.ts';
import { requests } from './request.store.ts';

interface RequestNews {
  to: 'owner' | 'applicant';
  template: EmailTemplate;
  kind: NotificationContent['kind'];
  path: string;
}

/** Notifies the owner or the applicant, by email and in the app. */
async function notifyOfRequest(
  deps: JobDeps,
  { ProjectID, contributionRequestId, contributorId, OwnerUserID }: Payload<typeof requestEvents.requestSent>,
  { to, template, kind, path }: RequestNews,
) {
  const [request, owner, applicant] = await deps.table.batchGet(
    requests.key(ProjectID, contributionRequestId),
    callers.key(OwnerUserID),
    callers.key(contributorId),
  );
  if (!request) return [];

  const values = {
    project: request.projectShortName,
    role: request.role,
    person: displayNameOf(applicant),
  };
  return await notify(deps, to === 'owner' ? owner : applicant, {
    email: { template, values: () => values, path },
    notification: { kind, values, link: path },
  });
}

export const requestNews = [
  handlersOf(requestEvents.requestSent, {
    tellSent: ({ payload }, deps) =>
      notifyOfRequest(deps, payload, {
        to: 'owner',
        template: 'requestSent',
        kind: 'requestSent',
        path: links['contribution-requests'](),
      }),
  }),
  handlersOf(requestEvents.requestReminderDue, {
    remind: ({ payload }, deps) =>
      notifyOfRequest(deps, payload, {
        to: 'owner',
        template: 'requestReminder',
        kind: 'requestReminder',
        path: links['contribution-requests'](),
      }),
  }),
  handlersOf(requestEvents.requestAccepted, {
    tellAccepted: ({ payload }, deps) =>
      notifyOfRequest(deps, payload, {
        to: 'applicant',
        template: 'requestAccepted',
        kind: 'requestAccepted',
        path: links.project(payload),
      }),
  }),
  handlersOf(requestEvents.requestDenied, {
    tellDeniedRequest: ({ payload }, deps) =>
      notifyOfRequest(deps, payload, {
        to: 'applicant',
        template: payload.because ? 'requestClosed' : 'requestDenied',
        kind: payload.because ? 'prospectTaken' : 'requestDenied',
        path: links.market(),
      }),
  }),
  handlersOf(requestEvents.requestExpired, {
    tellExpired: ({ payload }, deps) =>
      notifyOfRequest(deps, payload, {
        to: 'applicant',
        template: 'requestExpired',
        kind: 'requestDenied',
        path: links.project(payload),
      }),
  }),
];
