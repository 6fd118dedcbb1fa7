import { authors } from '#functions/authors/author.store.ts';
import { pageConfigs } from '#functions/authors/pageConfig.store.ts';
import { personCounts } from '#functions/authors/personCounts.store.ts';
import { readingMarket } from '#functions/market/search/marketReader.ts';
import { payoutAccounts, type StoredAccount } from '#functions/money/accounts/account.store.ts';
import { checks } from '#functions/money/reconciliation/check.store.ts';
import { withoutFormerNames } from '#functions/notifications/displayNameOf.ts';
import {
  notifications,
  notificationsOf,
  withReadState,
} from '#functions/notifications/notification.store.ts';
import { operation } from '#functions/platform/operation.ts';
import { refuse } from '#functions/platform/refusal.ts';
import { readLatestDrafts } from '#functions/projects/drafts/readLatestDrafts.ts';
import { members, membershipsOf } from '#functions/projects/member.store.ts';
import { isActiveAmong, teamsThatMayHold } from '#functions/projects/memberships.ts';
import { byOwner, projects } from '#functions/projects/project.store.ts';
import { readQueues, toCheckQueue } from '#functions/queues/readQueues.ts';
import { requests, requestsOf } from '#functions/requests/request.store.ts';
import { factsOf } from '#functions/suggestions/personFacts.ts';
import { tasks, tasksToDo } from '#functions/tasks/task.store.ts';
import { home as contracts } from '#shared/contracts/home.ts';
import { todayOf } from '#shared/days.ts';
import { checkNames } from '#shared/entities/check.ts';
import { hidesFirstSteps, homeBounds } from '#shared/entities/home.ts';
import type { UserID } from '#shared/ids.ts';
import { helpersFor, shownHelpers } from './findFittingPeople.ts';
import { bestOf, candidatesFor } from './findFittingRoles.ts';
import { firstStepsOf } from './firstStepsOf.ts';
import { ownApplications } from './ownApplications.ts';
import { readTogether } from './readTogether.ts';
import { dueOn, isNews, isWorkedOn, projectsInReview, waitingOf } from './readWaiting.ts';

/**
 * Newest notifications among which news and answers are looked for, the person's newest teams and applications, the teams among which one
 * is looked for that keeps them from applying, and roles of which the best are shown: fewer for owners who are shown people, so that
 * their home costs no more.
 */
const looked = {
  notifications: homeBounds.counted,
  teams: 25,
  applications: 25,
  teamsInTheWay: 5,
  roles: 5,
  rolesBesidePeople: 3,
} as const;

/**
 * Returns what concerns the caller now. News never names people who are banned or with whom there is a block, and roles are never
 * theirs. Cost: 8 DynamoDB requests, 9 if news name people, 1 more with drafts of proposals and while money waits for a payout account;
 * 12 more for administrators.
 */
export const getHome = operation(contracts.getHome, {
  uses: [readingMarket],
  load: async ({ callerId, isAdmin }, { table, now }) => {
    const [owned, teams, assigned, applied, news, queues] = await Promise.all([
      table.query(projects, {
        index: 'gsi2',
        pk: byOwner(callerId),
        order: 'desc',
        limit: homeBounds.projects,
      }),
      table.query(members, { ...membershipsOf(callerId), limit: looked.teams }),
      table.query(tasks, { ...tasksToDo(callerId), limit: homeBounds.tasks }),
      table.query(requests, { ...requestsOf.contributor(callerId), limit: looked.applications }),
      table.query(notifications, {
        ...notificationsOf(callerId),
        limit: looked.notifications,
        consistent: false,
      }),
      isAdmin ? readQueues(table, now()) : [],
    ]);
    return {
      user: authors.key(callerId),
      counts: personCounts.key(callerId),
      config: pageConfigs.key(callerId, 'home'),
      checks: isAdmin ? checkNames.map(name => checks.key(name)) : [],
      owned: owned.items,
      teams: teams.items,
      assigned: assigned.items,
      applied: applied.items,
      news: news.items,
      queues,
    };
  },
  async run({ caller, loaded }, { table, now, log, market }) {
    const { user, counts, owned, teams, applied } = loaded;
    if (!user) return refuse('INVALID_TOKEN');
    const today = todayOf(user, now());
    const dated = dueOn(today, loaded.assigned);
    const read = loaded.news.map(one => withReadState(one, counts));
    const told = read.filter(isNews);
    const facts = factsOf(user, { tasks: [], roles: teams.map(({ role }) => role) });
    const index = await market.current({ table, now, log });
    const helpers = helpersFor(index, user.UserID, now());
    const compared = helpers.length > 0 ? looked.rolesBesidePeople : looked.roles;
    const candidates = candidatesFor(index, user.UserID, facts, { now: now(), compared });

    const holding = teamsThatMayHold(caller, teams).slice(0, looked.teamsInTheWay);
    const underWay = owned.filter(isWorkedOn);
    const newest = told.slice(0, homeBounds.news);
    const [{ counted, worked, roles, helpers: people, colleagues, unwanted, hasWaitingMoney }, drafts] =
      await Promise.all([
        readTogether(table, user.UserID, {
          owned: underWay.map(({ ProjectID }) => ProjectID),
          worked: [...new Set([...dated, ...holding].map(({ ProjectID }) => ProjectID))],
          candidates,
          helpers,
          mentioned: newest.flatMap(mentionedIn),
        }),
        counts?.proposalDrafts ? readLatestDrafts(table, user.UserID) : [],
      ]);

    const account = hasWaitingMoney ? await table.get(payoutAccounts.key(user.UserID)) : undefined;

    const mayApply = !isActiveAmong(holding, worked);
    const active = new Set(worked.filter(isWorkedOn).map(({ ProjectID }) => ProjectID));
    const excluded = {
      projects: new Set(teams.map(({ ProjectID }) => ProjectID)),
      applied: new Set(applied.map(({ ProspectID }) => ProspectID)),
      people: unwanted,
    };
    const { questions, applications } = ownApplications(applied);
    const isShown = (one: (typeof newest)[number]) => !mentionedIn(one).some(id => unwanted.has(id));
    return {
      waiting: waitingOf({
        counts,
        owned,
        questions,
        today,
        taskCounts: counted,
        due: dated.filter(({ ProjectID }) => active.has(ProjectID)),
        drafts,
        needsAccount: hasWaitingMoney && asksItsOwner(account),
        notifications: read,
        queues: caller.isAdmin ? [...loaded.queues, toCheckQueue(loaded.checks)] : [],
      }),
      applications,
      inReview: projectsInReview(owned),
      news: await withoutFormerNames(table, newest.filter(isShown)),
      roles: mayApply ? bestOf(candidates, roles, { facts, excluded, now: now() }) : [],
      people: shownHelpers(helpers, people, id => unwanted.has(id) || colleagues.has(id)),
      ...firstStepsOf(user, counts, {
        hasProject: owned.length + teams.length + applied.length > 0,
        areHidden: loaded.config?.data[hidesFirstSteps] === true,
      }),
    };
  },
});

/** Whether a payout account is missing, or asks its owner for something: the provider checks others. */
const asksItsOwner = (account: StoredAccount | undefined): boolean =>
  account?.status !== 'ready' && account?.status !== 'pending-verification';

const mentionedIn = ({ about = {} }: { about?: Record<string, UserID> | undefined }): UserID[] =>
  Object.values(about);
