import { isBlockedBy, relationships } from '#functions/contacts/relationship.store.ts';
import { moneyEvents } from '#functions/money/money.events.ts';
import { tellMany } from '#functions/notifications/tellMany.ts';
import { callers } from '#functions/platform/caller.ts';
import { handlersOf, type Payload } from '#functions/platform/domainEvent.ts';
import type { JobDeps } from '#functions/platform/jobDeps.ts';
import { loadPlan } from '#functions/platform/load.ts';
import { outbox } from '#functions/platform/outbox.ts';
import { attemptsNow } from '#functions/platform/rateLimit.ts';
import { isRefusal } from '#functions/platform/refusal.ts';
import { Step } from '#functions/platform/table/step.ts';
import { progressEvents } from '#functions/progress/progress.events.ts';
import { followersOf, follows, isFollowing } from '#functions/projects/follow.store.ts';
import { largestTeam, members, membersOf } from '#functions/projects/member.store.ts';
import { projectEvents } from '#functions/projects/project.events.ts';
import { type ProjectRecord, projects } from '#functions/projects/project.store.ts';
import { readStats } from '#functions/projects/stats.store.ts';
import { prospectEvents } from '#functions/prospects/prospect.events.ts';
import { NotificationID, type UserID } from '#shared/ids.ts';
import { isPublic } from '#shared/lifecycle.ts';
import { links } from '#shared/paths.ts';
import { stones, stonesReached } from '#shared/stones.ts';
import { day, hour, minute } from '#shared/time.ts';
import { followerEvents } from './follower.events.ts';
import { isFull, type News, type NewsQueue, newsQueue, newsQueues } from './followerNews.store.ts';
import { isStillTrue, toldPlan } from './stillTold.ts';
import { raiseMark, stoneMarks } from './stoneMark.store.ts';

/** Followers who are told by one event. Between two pages, the stream does other work. */
const pageSize = 200;

/** Time after which the telling of news has been lost, so that the next news no longer waits for it. */
const longestTelling = 6 * hour;

/**
 * Entries and roles of a project of which its followers are told in a day (UTC): more would be a nuisance, and each costs two write units
 * per follower. Further ones are on its page only.
 */
export const toldOfDay = { count: 20, minutes: day / minute };

/** Puts news in the queue of its project, and begins to tell it if nothing is being told. */
async function queueNews(deps: JobDeps, news: News) {
  const { table } = deps;
  const { ProjectID: id, kind } = news;
  const ofDay = attemptsNow(deps, 'followerNews', id, toldOfDay);
  const [project, queue, told] = await table.batchGet(projects.key(id), newsQueues.key(id), ofDay.key);
  if (!project || !isPublic(project)) return [];
  if (((await readStats(table, id))?.totals.followers ?? 0) <= 0) return [];
  if (kind !== 'followedUpdate' && kind !== 'followedRole') return enqueue(deps, news, queue);
  if ((told?.count ?? 0) >= toldOfDay.count) return [];
  return [Step.add(ofDay.key, { count: 1 }).set({ ttl: ofDay.ttl }), ...enqueue(deps, news, queue)];
}

function enqueue(deps: JobDeps, news: News, queue: NewsQueue | undefined) {
  const { now } = deps;
  const { ProjectID: id } = news;
  if (!queue) return [newsQueue.begin(id, news, now()), publishPage(deps, news)];
  if (Date.parse(now()) - Date.parse(queue.since) > longestTelling) {
    const [lost, next = news] = queue.waiting;
    deps.log.error('followers.lost', { ProjectID: id, NotificationID: lost?.NotificationID });
    return [newsQueue.skip(id, queue, news, now()), publishPage(deps, next)];
  }
  if (isFull(queue)) {
    deps.log.error('followers.dropped', { ProjectID: id, kind: news.kind });
    return [];
  }
  return [newsQueue.append(id, queue, news)];
}

/**
 * Queues the news that a payment has made a project reach a stone, once for each stone. Before the first mark, the stones without the
 * payment are taken as told.
 */
async function queueStone(
  deps: JobDeps,
  id: string,
  { ProjectID, amount }: Payload<typeof moneyEvents.paymentSucceeded>,
) {
  const { table } = deps;
  const [project, mark] = await table.batchGet(projects.key(ProjectID), stoneMarks.key(ProjectID));
  const raised = (await readStats(table, ProjectID))?.totals.raised ?? 0;
  if (!project || !isPublic(project)) return [];
  const reached = stonesReached(project.budget, raised);
  if (reached <= (mark?.reached ?? 0)) return [];

  const steps = [raiseMark(ProjectID, mark, reached)];
  if (!mark && reached <= stonesReached(project.budget, raised - amount)) return steps;
  const kind = reached === stones ? 'followedGoal' : 'followedStone';
  const news = { ProjectID, kind, NotificationID: NotificationID.parse(id), stones: reached } as const;
  return [...steps, ...(await queueNews(deps, news))];
}

const publishPage = (deps: JobDeps, news: News, cursor?: string) =>
  outbox.publish(deps, followerEvents.followersToTell, { news, ...(cursor !== undefined && { cursor }) });

/**
 * Tells a page of followers, and publishes the next page in the transaction that notes this one as told; after the last, the next news of
 * the project. News that is no longer true is told to nobody else.
 */
async function tellPage(
  deps: JobDeps,
  id: string,
  { news, cursor }: Payload<typeof followerEvents.followersToTell>,
) {
  const { table } = deps;
  const { ProjectID } = news;
  const { project, ...found } = await loadPlan(table, toldPlan(news));
  if (!project || !isStillTrue(news, { project, ...found })) return await finish(deps, news);

  const followed = { kind: 'project', id: ProjectID } as const;
  const page = await table.query(follows, { ...followersOf(followed), limit: pageSize, cursor });
  if (isRefusal(page)) throw new Error(`Followers of project ${ProjectID} have no place ${cursor}`);
  const told = await toldOtherwise(deps, news);
  const people = page.items
    .filter(one => isFollowing(one) && one.UserID !== project.OwnerUserID && !told.has(one.UserID))
    .map(({ UserID }) => UserID);

  const { kind, NotificationID: notification } = news;
  const scheduled = await tellMany(
    deps,
    await unblocked(deps, project.OwnerUserID, people),
    { NotificationID: notification, kind, ofProject: ofProject(news), ...textOf(news, project, found) },
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

/** Values and link of news. */
function textOf(
  { ProgressEntryID, ProspectID, stones: stone }: News,
  { ProjectID, shortName }: ProjectRecord,
  { entry, role }: { entry?: { title: string } | undefined; role?: { PersonType: string } | undefined },
) {
  const values = {
    project: shortName,
    ...(entry && { title: entry.title }),
    ...(role && { role: role.PersonType }),
    ...(stone !== undefined && { stone: String(stone) }),
  };
  const hash = ProgressEntryID ? 'progress' : ProspectID ? 'roles' : undefined;
  return { values, link: links.project({ ProjectID, ...(hash && { hash }) }) };
}

/** People whom a project's own news tells of a move: its team. */
async function toldOtherwise({ table }: JobDeps, { kind, ProjectID }: News): Promise<ReadonlySet<UserID>> {
  if (kind === 'followedUpdate' || kind === 'followedRole') return new Set();
  const { items } = await table.query(members, { ...membersOf(ProjectID), limit: largestTeam });
  return new Set(items.map(({ UserID }) => UserID));
}

/** The records of those people who have neither blocked the owner nor been blocked. */
async function unblocked({ table }: JobDeps, owner: UserID, people: readonly UserID[]) {
  const known = await table.batchGetEventually(...people.map(id => relationships.key(owner, id)));
  const allowed = people.filter(
    (id, place) => !isBlockedBy(known[place], id) && !isBlockedBy(known[place], owner),
  );
  return await table.batchGetEventually(...allowed.map(id => callers.key(id)));
}

/** Takes news out of the queue of its project, and begins to tell the next. */
async function finish(deps: JobDeps, news: News) {
  const { ProjectID: id } = news;
  const queue = await deps.table.get(newsQueues.key(id));
  const [first, next] = queue?.waiting ?? [];
  if (!queue || first?.NotificationID !== news.NotificationID) return []; // later news has not waited for it
  return [newsQueue.advance(id, queue, deps.now()), next && publishPage(deps, next)];
}

/** Kinds of news of the moves of a project. The start of an approved project and its end without completion are none. */
const kindOfMove = {
  halted: 'followedHalted',
  'in-development': 'followedResumed',
  completed: 'followedCompleted',
  abandoned: undefined,
} as const;

export const followerHandlers = [
  handlersOf(progressEvents.progressEntryAdded, {
    queueUpdate: ({ id, payload }, deps) =>
      queueNews(deps, { ...payload, kind: 'followedUpdate', NotificationID: NotificationID.parse(id) }),
  }),
  handlersOf(prospectEvents.prospectAdded, {
    queueRole: ({ id, payload }, deps) =>
      queueNews(deps, { ...payload, kind: 'followedRole', NotificationID: NotificationID.parse(id) }),
  }),
  handlersOf(projectEvents.projectMoved, {
    async queueMove({ id, payload: { ProjectID, from, to } }, deps) {
      const kind = kindOfMove[to];
      if (!kind || from === 'approved') return [];
      return await queueNews(deps, { ProjectID, kind, NotificationID: NotificationID.parse(id) });
    },
  }),
  handlersOf(moneyEvents.paymentSucceeded, {
    queueStone: ({ id, payload }, deps) => queueStone(deps, id, payload),
  }),
  handlersOf(followerEvents.followersToTell, {
    tellPage: ({ id, payload }, deps) => tellPage(deps, id, payload),
  }),
];
