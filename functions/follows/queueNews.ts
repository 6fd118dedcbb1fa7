import type { Followed } from '#functions/authors/follow.store.ts';
import { personCounts } from '#functions/authors/personCounts.store.ts';
import type { JobDeps } from '#functions/platform/jobDeps.ts';
import { outbox } from '#functions/platform/outbox.ts';
import { attemptsNow } from '#functions/platform/rateLimit.ts';
import { Step } from '#functions/platform/table/step.ts';
import { projects } from '#functions/projects/project.store.ts';
import { readStats } from '#functions/projects/stats.store.ts';
import { NotificationID, ProjectID, UserID } from '#shared/ids.ts';
import { isPublic } from '#shared/lifecycle.ts';
import { day, hour, minute } from '#shared/time.ts';
import { followerEvents } from './follower.events.ts';
import {
  followedOf,
  isFull,
  type News,
  type NewsQueue,
  newsQueue,
  newsQueues,
} from './followerNews.store.ts';

/** Time after which the telling of news has been lost, so that the next news no longer waits for it. */
const longestTelling = 6 * hour;

/**
 * Entries and roles of a project of which its followers are told in a day (UTC): more would be a nuisance, and each costs two write units
 * per follower. Further ones are on its page only.
 */
export const toldOfDay = { count: 20, minutes: day / minute };

/** Puts news in the queue of its project or person, and begins to tell it if nothing is being told. */
export async function queueNews(deps: JobDeps, told: Omit<News, 'NotificationID'>) {
  // Ids of notifications sort by time, which those of events need not. A repetition after a crash makes another one, and commits only it.
  const news = { ...told, NotificationID: NotificationID.parse(deps.newId()) };
  const { table } = deps;
  const { ProjectID: id, kind } = news;
  const followed = followedOf(news);
  const ofDay = attemptsNow(deps, 'followerNews', id, toldOfDay);
  const [project, queue, counted] = await table.batchGet(
    projects.key(id),
    newsQueues.key(followed),
    ofDay.key,
  );
  if (!project || !isPublic(project)) return [];
  if ((await countedFollowers(deps, followed)) <= 0) return [];
  if (kind !== 'followedUpdate' && kind !== 'followedRole') return enqueue(deps, news, queue);
  if ((counted?.count ?? 0) >= toldOfDay.count) return [];
  return [Step.add(ofDay.key, { count: 1 }).set({ ttl: ofDay.ttl }), ...enqueue(deps, news, queue)];
}

/** Number of followers of a project or person. Cost: 1 DynamoDB request. */
async function countedFollowers({ table }: JobDeps, { kind, id }: Followed): Promise<number> {
  const counts =
    kind === 'project'
      ? (await readStats(table, ProjectID.parse(id)))?.totals
      : await table.get(personCounts.key(UserID.parse(id)));
  return counts?.followers ?? 0;
}

function enqueue(deps: JobDeps, news: News, queue: NewsQueue | undefined) {
  const { now } = deps;
  const { ProjectID } = news;
  if (!queue) return [newsQueue.begin(news, now()), publishPage(deps, news)];
  if (Date.parse(now()) - Date.parse(queue.since) > longestTelling) {
    const [lost, next = news] = queue.waiting;
    deps.log.error('followers.lost', { ProjectID, NotificationID: lost?.NotificationID });
    return [newsQueue.skip(queue, news, now()), publishPage(deps, next)];
  }
  if (isFull(queue)) {
    deps.log.error('followers.dropped', { ProjectID, kind: news.kind });
    return [];
  }
  return [newsQueue.append(queue, news)];
}

/** Publishes that a page of followers is to be told; the first without a cursor. */
export const publishPage = (deps: JobDeps, news: News, cursor?: string) =>
  outbox.publish(deps, followerEvents.followersToTell, { news, ...(cursor !== undefined && { cursor }) });
