import { absent, askingWhile } from '#functions/notifications/asking.ts';
import type { NotificationContent } from '#functions/notifications/notification.store.ts';
import { notify } from '#functions/notifications/notify.ts';
import { callers } from '#functions/platform/caller.ts';
import { handlersOf, type Payload } from '#functions/platform/domainEvent.ts';
import type { JobDeps } from '#functions/platform/jobDeps.ts';
import type { Quote } from '#functions/platform/mail/layout.ts';
import { filledIn } from '#functions/platform/mail/renderEmail.ts';
import { type EmailTemplate, emailTexts } from '#functions/platform/mail/templates.ts';
import { openRequests, openRequestsOf } from '#functions/projects/openRequest.store.ts';
import { type ProjectRecord, projects } from '#functions/projects/project.store.ts';
import { projectAndRole } from '#functions/projects/projectNames.ts';
import { baseLanguages, locales } from '#shared/locales.ts';
import { links } from '#shared/paths.ts';
import type { Language } from '#shared/settings.ts';
import { requestEvents } from './request.events.ts';
import { requestKey, requests, type StoredRequest } from './request.store.ts';

interface RequestNews {
  to: 'owner' | 'applicant';
  /** None for reminders, which have one email for all requests of an owner, and for withdrawals. */
  template?: EmailTemplate | ((request: StoredRequest, project: ProjectRecord | undefined) => RequestEmail);
  kind: NotificationContent['kind'];
  path: string;
  /** Link of the notification, if it leads elsewhere than the email. */
  link?: string;
}

/** Email with what was written in a request. */
interface RequestEmail {
  template: EmailTemplate;
  quote?: Quote | undefined;
  values?: (language: Language) => Record<string, string>;
}

/** Email about a declined request, with the reason: a ready-made one in its reader's language, and the owner's own words. */
function declineEmail({ decline }: StoredRequest): RequestEmail {
  const { reason, words, language } = decline ?? {};
  const quote = words === undefined ? undefined : { text: words, language };
  if (!reason) return quote ? { template: 'requestDeniedInWords', quote } : { template: 'requestDenied' };
  return {
    template: 'requestDeniedBecause',
    quote,
    values: reader => ({
      reason: filledIn(reader, {})(emailTexts[baseLanguages[reader]].declineReasons[reason]),
    }),
  };
}

/** Requests ask their owner for a decision. */
const asksForDecision = (payload: Parameters<typeof requestKey>[0]) =>
  askingWhile(requestKey(payload), 'status', ['pending']);

/** Actions that news of a request asks for, by its kind. */
const ASKS: Partial<Record<NotificationContent['kind'], typeof asksForDecision>> = {
  requestSent: asksForDecision,
  requestReminder: asksForDecision,
  requestAnswer: asksForDecision,
  requestQuestion: payload => askingWhile(requestKey(payload), 'status', ['pending'], { answer: [absent] }),
};

/** Notifies the owner or the applicant, by email and in the app. */
async function notifyOfRequest(
  deps: JobDeps,
  payload: Payload<typeof requestEvents.requestSent>,
  { to, template, kind, path, link = path }: RequestNews,
) {
  const [request, owner, applicant, project] = await deps.table.batchGet(
    requestKey(payload),
    callers.key(payload.OwnerUserID),
    callers.key(payload.contributorId),
    projects.key(payload.ProjectID),
  );
  if (!request) return [];

  const named = project ?? { ProjectID: request.ProjectID, shortName: request.projectShortName };
  const email = typeof template === 'function' ? template(request, project) : template && { template };
  return await notify(deps, to === 'owner' ? owner : applicant, {
    email: email && { ...email, path },
    notification: { kind, values: {}, link },
    names: {
      ...projectAndRole(deps, named, request.role),
      person: kind === 'requestQuestion' ? owner : applicant,
    },
    asks: ASKS[kind]?.(payload),
  });
}

/** Requests that a reminder counts at most. */
const mostReminded = 50;

/** Emails an owner about the requests that are still waiting, in one email for all of them. */
async function mailReminder(
  deps: JobDeps,
  { OwnerUserID, sentUntil }: Payload<typeof requestEvents.ownerReminderDue>,
) {
  const { table } = deps;
  const open = await table.query(openRequests, { ...openRequestsOf.owner(OwnerUserID), limit: mostReminded });
  const waiting = open.items.filter(({ createdAt }) => createdAt <= sentUntil);
  const [owner, ...found] = await table.batchGet(
    callers.key(OwnerUserID),
    ...waiting.map(one => requests.key(one.ProjectID, one.contributionRequestId)),
  );
  const pending = found.flatMap(request => (request?.status === 'pending' ? [request] : []));
  const [only] = pending;
  if (!only) return [];

  const path = links['contribution-requests']();
  const names = [...new Set(pending.map(({ projectShortName }) => projectShortName))];
  if (pending.length > 1)
    return await notify(deps, owner, {
      email: {
        template: 'requestReminders',
        values: language => ({
          count: String(pending.length),
          projects: new Intl.ListFormat(locales[language]).format(names),
        }),
        path,
      },
    });
  const values = { project: only.projectShortName, role: only.role };
  return await notify(deps, owner, {
    email: { template: 'requestReminder', values: () => values, path },
    names: { person: await table.get(callers.key(only.contributorId)) },
    asks: asksForDecision(only),
  });
}

export const requestNews = [
  handlersOf(requestEvents.questionAsked, {
    tellQuestion: ({ payload }, deps) =>
      notifyOfRequest(deps, payload, {
        to: 'applicant',
        template: ({ question }) => ({ template: 'requestQuestion', quote: question }),
        kind: 'requestQuestion',
        path: links.applications(),
      }),
  }),
  handlersOf(requestEvents.questionAnswered, {
    tellAnswer: ({ payload }, deps) =>
      notifyOfRequest(deps, payload, {
        to: 'owner',
        template: ({ answer }) => ({ template: 'requestAnswer', quote: answer }),
        kind: 'requestAnswer',
        path: links['contribution-requests'](),
      }),
  }),
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
        kind: 'requestReminder',
        path: links['contribution-requests'](),
      }),
  }),
  handlersOf(requestEvents.ownerReminderDue, {
    mailReminder: ({ payload }, deps) => mailReminder(deps, payload),
  }),
  handlersOf(requestEvents.requestAccepted, {
    tellAccepted: ({ payload }, deps) =>
      notifyOfRequest(deps, payload, {
        to: 'applicant',
        template: (_, project) => ({ template: 'requestAccepted', quote: project?.greeting }),
        kind: 'requestAccepted',
        path: links.applications(),
      }),
  }),
  handlersOf(requestEvents.requestDenied, {
    tellDeniedRequest: ({ payload }, deps) =>
      notifyOfRequest(deps, payload, {
        to: 'applicant',
        template: payload.because ? 'requestClosed' : declineEmail,
        kind: payload.because ? 'prospectTaken' : 'requestDenied',
        path: links.roles(),
        link: payload.because ? links.roles() : links.applications(),
      }),
  }),
  // The owner finds it in the app; an email would ask for attention where there is nothing left to do.
  handlersOf(requestEvents.requestWithdrawn, {
    tellWithdrawn: ({ payload }, deps) =>
      notifyOfRequest(deps, payload, {
        to: 'owner',
        kind: 'requestWithdrawn',
        path: links['contribution-requests'](),
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
