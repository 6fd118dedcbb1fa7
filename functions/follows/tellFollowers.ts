import { followersOf, follows, isFollowing } from '#functions/authors/follow.store.ts';
import { isBlockedBy, relationships } from '#functions/contacts/relationship.store.ts';
import { moneyEvents } from '#functions/money/money.events.ts';
import { displayNameOf } from '#functions/notifications/displayNameOf.ts';
import type { Recipient } from '#functions/notifications/notify.ts';
import { tellMany } from '#functions/notifications/tellMany.ts';
import { callers } from '#functions/platform/caller.ts';
import { handlersOf, type Payload } from '#functions/platform/domainEvent.ts';
import type { JobDeps } from '#functions/platform/jobDeps.ts';
import { loadPlan } from '#functions/platform/load.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { progressEvents } from '#functions/progress/progress.events.ts';
import type { StoredProgressEntry } from '#functions/progress/progressEntry.store.ts';
import { largestTeam, members, membersOf } from '#functions/projects/member.store.ts';
import { projectEvents } from '#functions/projects/project.events.ts';
import type { ProjectRecord } from '#functions/projects/project.store.ts';
import { namesIn } from '#functions/projects/projectNames.ts';
import { prospectEvents } from '#functions/prospects/prospect.events.ts';
import type { UserID } from '#shared/ids.ts';
import { baseLanguages } from '#shared/locales.ts';
import { links } from '#shared/paths.ts';
import { entryVersion } from '#shared/translation/entryVersion.ts';
import { followerEvents } from './follower.events.ts';
import { followedOf, type News, newsQueue, newsQueues } from './followerNews.store.ts';
import { publishPage, queueNews } from './queueNews.ts';
import { queueReached } from './queueReached.ts';
import { isStillTrue, toldPlan } from './stillTold.ts';

/** Followers who are told by one event. Between two pages, the stream does other work. */
const pageSize = 200;

/**
 * Tells a page of followers, and publishes the next page in the transaction that notes this one as told; after the last, the next news of
 * the project. News that is no longer true is told to no one else.
 */
async function tellPage(
  deps: JobDeps,
  id: string,
  { news, cursor }: Payload<typeof followerEvents.followersToTell>,
) {
  const { table } = deps;
  const { project, person, ...found } = await loadPlan(table, {
    ...toldPlan(news),
    person: news.OwnerUserID && callers.key(news.OwnerUserID),
  });
  if (!project || !isStillTrue(news, { project, ...found })) return await finish(deps, news);

  const followed = followedOf(news);
  const page = await table.query(follows, { ...followersOf(followed), limit: pageSize, cursor });
  if (isRefusal(page))
    throw new Error(`Followers of ${followed.kind} ${followed.id} have no place ${cursor}`);
  const told = await toldOtherwise(deps, news);
  const people = page.items
    .filter(one => isFollowing(one) && one.UserID !== project.OwnerUserID && !told.has(one.UserID))
    .map(({ UserID }) => UserID);

  const { kind, NotificationID: notification } = news;
  const scheduled = await tellMany(
    deps,
    await unblocked(deps, project.OwnerUserID, people),
    {
      NotificationID: notification,
      kind,
      ofProject: ofProject(news),
      ...textOf(news, project, { ...found, person, names: await namesIn(table, project) }),
    },
    id,
  );
  const next = page.cursor === undefined ? await finish(deps, news) : [publishPage(deps, news, page.cursor)];
  return [...scheduled, ...next];
}

const ofProject = ({ ProjectID, ProgressEntryID, ProspectID }: News) => ({
  ProjectID,
  ...(ProgressEntryID && { ProgressEntryID }),
  ...(ProspectID && { ProspectID }),
});

interface Told {
  names: Awaited<ReturnType<typeof namesIn>>;
  entry?: StoredProgressEntry | undefined;
  role?: { PersonType: string } | undefined;
  /** The person who has published the project. */
  person?: Recipient | undefined;
}

/** Values and link of news, and the people whom it names. */
function textOf(
  { ProgressEntryID, ProspectID, stones: stone, milestone }: News,
  project: ProjectRecord,
  { entry, role, person, names }: Told,
) {
  const values = {
    ...(stone !== undefined && { stone: String(stone) }),
    ...(milestone !== undefined && { milestone }),
    ...(person && { person: displayNameOf(person) }),
  };
  const hash = ProgressEntryID ? 'progress' : ProspectID ? 'roles' : undefined;
  return {
    valuesFor: (reader: Pick<Recipient, 'language'>) => ({
      ...values,
      project: names.project(reader),
      ...(role && { role: names.role(role.PersonType, reader) }),
      ...(entry && { title: entryVersion(entry, project, baseLanguages[reader.language]).title }),
    }),
    link: links.project({ ProjectID: project.ProjectID, ...(hash && { hash }) }),
    ...(person && { about: { person: person.UserID } }),
  };
}

/** People whom a project's own news tells of a move: its team. */
async function toldOtherwise({ table }: JobDeps, { kind, ProjectID }: News): Promise<ReadonlySet<UserID>> {
  if (!isMove(kind)) return new Set();
  const { items } = await table.query(members, { ...membersOf(ProjectID), limit: largestTeam });
  return new Set(items.map(({ UserID }) => UserID));
}

/** The records of those people who have neither blocked the owner nor been blocked. */
async function unblocked({ table }: JobDeps, owner: UserID, people: readonly UserID[]) {
  const known = await table.batchGetEventually(...people.map(id => relationships.key(owner, id)));
  const allowed = people.filter(
    (id, index) => !isBlockedBy(known[index], id) && !isBlockedBy(known[index], owner),
  );
  return await table.batchGetEventually(...allowed.map(id => callers.key(id)));
}

/** Takes news out of its queue, and begins to tell the next. */
async function finish(deps: JobDeps, news: News) {
  const followed = followedOf(news);
  const queue = await deps.table.get(newsQueues.key(followed));
  const [first, next] = queue?.waiting ?? [];
  if (!queue || first?.NotificationID !== news.NotificationID) return []; // later news has not waited for it
  return [newsQueue.advance(followed, queue, deps.now()), next && publishPage(deps, next)];
}

const isMove = (kind: News['kind']): boolean => Object.values<string | undefined>(kindOfMove).includes(kind);

/** Kinds of news of the moves of a project. The start of an approved project and its end without completion are none. */
const kindOfMove = {
  halted: 'followedHalted',
  'in-development': 'followedResumed',
  completed: 'followedCompleted',
  abandoned: undefined,
} as const;

export const followerHandlers = [
  handlersOf(progressEvents.progressEntryAdded, {
    queueUpdate: ({ payload }, deps) => queueNews(deps, { ...payload, kind: 'followedUpdate' }),
  }),
  handlersOf(prospectEvents.prospectAdded, {
    queueRole: ({ payload }, deps) => queueNews(deps, { ...payload, kind: 'followedRole' }),
  }),
  handlersOf(projectEvents.projectApproved, {
    async queueProject({ payload: { ProjectID, OwnerUserID, isNew } }, deps) {
      return isNew ? await queueNews(deps, { ProjectID, OwnerUserID, kind: 'followedProject' }) : [];
    },
  }),
  handlersOf(projectEvents.projectMoved, {
    async queueMove({ payload: { ProjectID, from, to } }, deps) {
      const kind = kindOfMove[to];
      if (!kind || from === 'approved') return [];
      return await queueNews(deps, { ProjectID, kind });
    },
  }),
  handlersOf(moneyEvents.paymentSucceeded, {
    queueStone: ({ payload }, deps) => queueReached(deps, payload),
  }),
  handlersOf(followerEvents.followersToTell, {
    tellPage: ({ id, payload }, deps) => tellPage(deps, id, payload),
  }),
];
