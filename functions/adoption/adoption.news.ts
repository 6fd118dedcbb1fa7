import { aside } from '#functions/contacts/withheld.ts';
import { askingWhile } from '#functions/notifications/asking.ts';
import type { NotificationContent } from '#functions/notifications/notification.store.ts';
import { notify } from '#functions/notifications/notify.ts';
import { callers } from '#functions/platform/caller.ts';
import { type DomainEventHandler, handlersOf, type Payload } from '#functions/platform/domainEvent.ts';
import type { JobDeps } from '#functions/platform/jobDeps.ts';
import type { Quote } from '#functions/platform/mail/layout.ts';
import { outbox } from '#functions/platform/outbox.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { largestTeam, members, membersOf } from '#functions/projects/member.store.ts';
import { projects } from '#functions/projects/project.store.ts';
import { projectName } from '#functions/projects/projectNames.ts';
import type { ProjectID, UserID } from '#shared/ids.ts';
import { links } from '#shared/paths.ts';
import { adoptionEvents } from './adoption.events.ts';
import { adoptionCandidates, adoptions, candidatesOf, type StoredCandidate } from './adoption.store.ts';

type Kind = Extract<
  NotificationContent['kind'],
  | 'adoptionOffered'
  | 'adoptionApplied'
  | 'adoptionChosen'
  | 'adoptionDenied'
  | 'projectAdopted'
  | 'projectTakenOver'
  | 'adoptionEnded'
  | 'adoptionRefused'
  | 'adoptionWithdrawn'
  | 'adoptionDeclined'
>;

interface News {
  ProjectID: ProjectID;
  to: UserID;
  /** The person whom the news is about. */
  about: UserID;
  kind: Kind;
  /** An administrator's reason. */
  quote?: Quote;
}

/** News that asks for something while the offer is open: to apply, or to choose. */
const ASKS: ReadonlySet<Kind> = new Set<Kind>(['adoptionOffered', 'adoptionApplied']);

/** Notifies a person, by email and in the app; owners are led to the candidates, others to the project. */
async function tell(deps: JobDeps, { ProjectID, to, about, kind, quote }: News) {
  const [project, recipient, person] = await deps.table.batchGet(
    projects.key(ProjectID),
    callers.key(to),
    callers.key(about),
  );
  if (!project) return [];
  const path =
    project.OwnerUserID === to
      ? links['edit-projects']({
          query: { project: ProjectID },
          hash: kind === 'projectTakenOver' ? undefined : 'adoption',
        })
      : links.project({ ProjectID });
  return await notify(deps, recipient, {
    email: { template: kind, quote, path },
    notification: { kind, values: {}, link: path },
    names: { project: projectName(deps, project), person },
    ...(ASKS.has(kind) && {
      asks: {
        ...askingWhile(adoptions.key(ProjectID), 'status', ['offered']),
        ...(kind === 'adoptionOffered' && { until: { field: 'applied', names: to } }),
      },
    }),
  });
}

/** Candidates told by one event; the next event continues. */
const pageSize = 25;

interface OfferPlace {
  ProjectID: ProjectID;
  offerId: string;
  cursor?: string | undefined;
  withheld?: boolean | undefined;
}

/** A page of the candidates of an offer, and where the next one begins. */
async function candidatesFrom(
  { table }: JobDeps,
  { ProjectID, offerId, cursor, withheld = false }: OfferPlace,
): Promise<{ items: StoredCandidate[]; next?: Pick<OfferPlace, 'cursor' | 'withheld'> }> {
  const range = candidatesOf({ ProjectID, offerId });
  const page = await table.query(adoptionCandidates, {
    ...(withheld ? aside(range) : range),
    limit: pageSize,
    cursor,
  });
  if (isRefusal(page)) throw new Error(`Cursor of the candidates of ${ProjectID} is invalid`);
  const { items } = page;
  if (page.cursor !== undefined) return { items, next: { cursor: page.cursor, withheld } };
  return withheld ? { items } : { items, next: { withheld: true } };
}

/** Event id by which a person is told once, also if they applied before and after they were blocked. */
const oncePerOffer = (offerId: string, kind: Kind, recipientId: UserID): string =>
  `${kind}-${offerId}-${recipientId}`;

/** Tells the candidates who were not chosen, page by page. */
const tellOthers: DomainEventHandler<Payload<typeof adoptionEvents.adoptionEnded>> = async (
  { payload: { offerId, cursor, withheld, ...candidacy } },
  deps,
) => {
  const { ProjectID, UserID } = candidacy;
  const page = await candidatesFrom(deps, { ProjectID, offerId, cursor, withheld });
  const others = page.items.filter(candidate => candidate.UserID !== UserID);
  return [
    ...others.map(candidate =>
      outbox.publish(
        deps,
        adoptionEvents.adoptionNewsFor,
        { ...candidacy, recipientId: candidate.UserID, kind: 'adoptionEnded' },
        oncePerOffer(offerId, 'adoptionEnded', candidate.UserID),
      ),
    ),
    page.next && outbox.publish(deps, adoptionEvents.adoptionEnded, { ...candidacy, offerId, ...page.next }),
  ];
};

/** Tells all candidates that the offer has been withdrawn, page by page. */
const tellCandidates: DomainEventHandler<Payload<typeof adoptionEvents.adoptionWithdrawn>> = async (
  { payload: { offerId, cursor, withheld, ...offer } },
  deps,
) => {
  const page = await candidatesFrom(deps, { ...offer, offerId, cursor, withheld });
  return [
    ...page.items.map(({ UserID: recipientId }) =>
      outbox.publish(
        deps,
        adoptionEvents.adoptionNewsFor,
        { ...offer, UserID: offer.OwnerUserID, recipientId, kind: 'adoptionWithdrawn' },
        oncePerOffer(offerId, 'adoptionWithdrawn', recipientId),
      ),
    ),
    page.next && outbox.publish(deps, adoptionEvents.adoptionWithdrawn, { ...offer, offerId, ...page.next }),
  ];
};

/** The current members of a project. */
async function teamOf({ table }: JobDeps, ProjectID: ProjectID): Promise<UserID[]> {
  const { items } = await table.query(members, {
    ...membersOf(ProjectID),
    limit: largestTeam,
    consistent: true,
  });
  return items.map(({ UserID }) => UserID);
}

export const adoptionNews = [
  handlersOf(adoptionEvents.adoptionOffered, {
    publishForTeam: async ({ payload }, deps) =>
      (await teamOf(deps, payload.ProjectID)).map(recipientId =>
        outbox.publish(deps, adoptionEvents.adoptionNewsFor, {
          ...payload,
          UserID: payload.OwnerUserID,
          recipientId,
          kind: 'adoptionOffered',
        }),
      ),
  }),
  handlersOf(adoptionEvents.adoptionApplied, {
    tellOwnerOfCandidate: ({ payload: { ProjectID, OwnerUserID, UserID } }, deps) =>
      tell(deps, { ProjectID, to: OwnerUserID, about: UserID, kind: 'adoptionApplied' }),
  }),
  handlersOf(adoptionEvents.adoptionChosen, {
    tellChosen: ({ payload: { ProjectID, OwnerUserID, UserID } }, deps) =>
      tell(deps, { ProjectID, to: UserID, about: OwnerUserID, kind: 'adoptionChosen' }),
  }),
  handlersOf(adoptionEvents.adoptionDenied, {
    tellOwnerOfDenial: ({ payload: { ProjectID, OwnerUserID, UserID, reason } }, deps) =>
      tell(deps, {
        ProjectID,
        to: OwnerUserID,
        about: UserID,
        kind: 'adoptionDenied',
        quote: { text: reason },
      }),
    tellDeniedCandidate: ({ payload: { ProjectID, OwnerUserID, UserID } }, deps) =>
      tell(deps, { ProjectID, to: UserID, about: OwnerUserID, kind: 'adoptionRefused' }),
  }),
  handlersOf(adoptionEvents.projectAdopted, {
    publishAdopted: async ({ payload: { offerId, ...candidacy } }, deps) => {
      const { ProjectID, OwnerUserID, UserID } = candidacy;
      const people = new Set([OwnerUserID, UserID, ...(await teamOf(deps, ProjectID))]);
      return [
        ...[...people].map(recipientId =>
          outbox.publish(deps, adoptionEvents.adoptionNewsFor, {
            ...candidacy,
            recipientId,
            kind: recipientId === UserID ? 'projectTakenOver' : 'projectAdopted',
          }),
        ),
        outbox.publish(deps, adoptionEvents.adoptionEnded, { ...candidacy, offerId }),
      ];
    },
  }),
  handlersOf(adoptionEvents.adoptionNewsFor, {
    tellOfAdoption: ({ payload: { ProjectID, UserID, recipientId, kind } }, deps) =>
      tell(deps, { ProjectID, to: recipientId, about: UserID, kind }),
  }),
  handlersOf(adoptionEvents.adoptionEnded, { tellOthers }),
  handlersOf(adoptionEvents.adoptionWithdrawn, { tellCandidates }),
  handlersOf(adoptionEvents.adoptionDeclined, {
    tellOwnerOfWithdrawal: ({ payload: { ProjectID, OwnerUserID, UserID } }, deps) =>
      tell(deps, { ProjectID, to: OwnerUserID, about: UserID, kind: 'adoptionDeclined' }),
  }),
];
