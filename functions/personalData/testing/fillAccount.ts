import { adoptions } from '#functions/adoption/adoption.store.ts';
import { signedInSessions } from '#functions/auth/session.store.ts';
import { awardKey } from '#functions/authors/award.store.ts';
import { followSteps } from '#functions/authors/follow.store.ts';
import { pageConfigs } from '#functions/authors/pageConfig.store.ts';
import { personCounts } from '#functions/authors/personCounts.store.ts';
import { personLabels } from '#functions/authors/personLabels.store.ts';
import { drafts } from '#functions/messages/draft.store.ts';
import { messageSteps } from '#functions/messages/message.store.ts';
import { attachedFile } from '#functions/messages/testing/attachedFile.ts';
import { notificationSteps } from '#functions/notifications/notification.store.ts';
import { savedSearches } from '#functions/notifications/searches/savedSearches.store.ts';
import { aSearch } from '#functions/notifications/searches/testing/aSearch.ts';
import { type AnyStep, Step } from '#functions/platform/table/step.ts';
import { progressEntries } from '#functions/progress/progressEntry.store.ts';
import { proposalDrafts } from '#functions/projects/drafts/proposalDraft.store.ts';
import { members } from '#functions/projects/member.store.ts';
import { prospects } from '#functions/projects/prospect.store.ts';
import { aDraft, draftId } from '#functions/projects/testing/aDraft.ts';
import { requests } from '#functions/requests/request.store.ts';
import { tasks } from '#functions/tasks/task.store.ts';
import { aProject } from '#functions/testing/aProject.ts';
import type { World } from '#functions/testing/world.ts';
import {
  ContributionRequestId,
  MessageID,
  ProgressEntryID,
  type ProjectID,
  ProspectID,
  TaskID,
  type UserID,
} from '#shared/ids.ts';
import { editsOf } from './editsOf.ts';
import { fillGenerated } from './fillGenerated.ts';
import { fillMoney } from './fillMoney.ts';

/** Everything that is kept about `user` and can be exported, with texts that start with `mark`. */
export async function fillAccount(world: World, user: UserID, other: UserID, mark: string): Promise<void> {
  const own = await aProject(world, user, { name: `${mark} project` });
  const theirs = await aProject(world, other, { name: 'Their project' });
  await write(world, ofAccount(world, user, own, mark));
  await write(world, ofProjects(world, { user, other, own, theirs, mark }));
  await write(world, ofCorrespondence(world, user, other, mark));
  await write(world, fillGenerated(world, user, own, mark));
  await write(world, fillMoney(world, user, own, mark));
}

async function write({ table }: World, steps: readonly (AnyStep | undefined)[]): Promise<void> {
  const refused = await table.transact(...steps);
  if (refused) throw new Error(`The data could not be written: ${refused.code}`);
}

function ofAccount({ clock, deps }: World, user: UserID, own: ProjectID, mark: string) {
  return [
    personCounts.add(user, { invited: 2 }),
    followSteps.change({ kind: 'project', id: `${mark} followed` }, user, {
      read: undefined,
      state: 'following',
      at: clock.now(),
    }),
    Step.create(pageConfigs.key(user, 'market'), { pageName: 'market', data: { view: mark }, version: 7 }),
    Step.create(signedInSessions.key(user, 1_700_000_000), {
      UserID: user,
      since: 1_700_000_000,
      sessionId: 'secret-session-id',
      browser: `${mark} browser`,
      device: 'phone',
      lastUsed: '2026-11-20T10:00:00.000Z',
      ttl: 2_000_000_000,
    }),
    Step.create(savedSearches.key(user), {
      UserID: user,
      searches: [{ ...aSearch(`${mark} words`, deps), name: `${mark} search` }],
      version: 1,
    }),
    Step.create(proposalDrafts.key(user, draftId), {
      ProposalDraftID: draftId,
      OwnerUserID: user,
      version: 3,
      updatedAt: clock.now(),
      content: aDraft({ name: `${mark} proposal` }),
    }),
    Step.create(awardKey(user, `submission#${own}`), {
      UserID: user,
      kind: 'submission',
      cause: `submission#${own}`,
      points: 5,
      at: clock.now(),
      ProjectID: own,
    }),
    Step.create(personLabels.key(user), {
      labels: [{ ProjectID: own, shortName: `${mark} label`, granted: true }],
      revision: 'secret-revision',
    }),
  ];
}

interface Projects {
  user: UserID;
  other: UserID;
  own: ProjectID;
  theirs: ProjectID;
  mark: string;
}

function ofProjects({ deps, clock }: World, { user, other, own, theirs, mark }: Projects) {
  const createdAt = clock.now();
  const role = ProspectID.parse(deps.newId());
  const entry = ProgressEntryID.parse(deps.newId());
  const request = ContributionRequestId.parse(deps.newId());
  const task = (ProjectID: ProjectID, Title: string, people: { creatorId: UserID; assigneeId?: UserID }) => {
    const id = TaskID.parse(deps.newId());
    return Step.create(tasks.key(ProjectID, id), {
      TaskID: id,
      ProjectID,
      Title,
      Description: '',
      status: 'IN_PROGRESS',
      priority: 1,
      points: 3,
      createdAt,
      updatedAt: createdAt,
      version: 4,
      ...people,
    });
  };
  return [
    ...editsOf(own, mark),
    Step.create(adoptions.key(own), {
      ProjectID: own,
      offerId: 'offer',
      OwnerUserID: user,
      status: 'offered',
      note: `${mark} offer`,
      stays: false,
      offeredAt: createdAt,
      teamUntil: createdAt,
      revision: 'secret-revision',
    }),
    Step.create(prospects.key(own, role), {
      ProspectID: role,
      ProjectID: own,
      PersonType: `${mark} role`,
      hoursPerWeek: 4,
      workplace: 'remote',
      applyBy: '2026-12-24',
      Notes: '',
      skill: 'writers',
      createdAt,
      applicants: 0,
    }),
    Step.create(progressEntries.key(own, entry), {
      ProgressEntryID: entry,
      ProjectID: own,
      UserID: user,
      title: `${mark} entry`,
      text: '',
      progress: 10,
      createdAt,
    }),
    Step.create(members.key(theirs, user), {
      ProjectID: theirs,
      OwnerUserID: other,
      UserID: user,
      role: `${mark} member`,
      joinedAt: createdAt,
      projectPoints: 12,
    }),
    Step.create(requests.key(theirs, request), {
      contributionRequestId: request,
      contributorId: user,
      ProjectID: theirs,
      ProspectID: role,
      OwnerUserID: other,
      projectShortName: 'Theirs',
      role: 'Writer',
      note: `${mark} application`,
      question: { text: 'Whose?', at: createdAt },
      answer: { text: `${mark} answer`, at: createdAt },
      status: 'pending',
      createdAt,
      expiresAt: createdAt,
      reminders: 1,
    }),
    Step.create(requests.key(own, request), {
      contributionRequestId: request,
      contributorId: other,
      ProjectID: own,
      ProspectID: role,
      OwnerUserID: user,
      projectShortName: `${mark} project`,
      role: 'Writer',
      question: { text: `${mark} question`, at: createdAt },
      answer: { text: 'Answer of somebody else', at: createdAt },
      decline: { words: `${mark} words`, language: 'en' },
      status: 'denied',
      createdAt,
      expiresAt: createdAt,
      reminders: 1,
    }),
    task(theirs, `${mark} assigned task`, { creatorId: other, assigneeId: user }),
    task(own, `${mark} created task`, { creatorId: user }),
    task(own, 'Task of somebody else', { creatorId: other }),
  ];
}

function ofCorrespondence({ deps, clock }: World, user: UserID, other: UserID, mark: string) {
  const letter = (senderId: UserID, recipientId: UserID, body: string) => ({
    id: MessageID.parse(deps.newId()),
    senderId,
    recipientId,
    subject: 'Ta|Hello',
    body,
    sentAt: clock.now(),
  });
  const attachments = [attachedFile(`${mark} attachment.pdf`)];
  const sent = { ...letter(user, other, `${mark} sent ${'long '.repeat(100)}`), attachments };
  const received = letter(other, user, `${mark} received`);
  const elsewhere = letter(other, other, 'Message between others');
  const draft = MessageID.parse(deps.newId());
  const [delivered] = messageSteps.deliver(received);
  const [notification] = notificationSteps.create(
    user,
    [{ kind: 'projectApproved', values: { project: `${mark} notification` } }],
    deps,
  );
  return [
    messageSteps.createBody(sent),
    ...messageSteps.keep(sent),
    messageSteps.createBody(received),
    delivered,
    messageSteps.createBody(elsewhere),
    ...messageSteps.keep(elsewhere),
    Step.create(drafts.key(user, draft), {
      id: draft,
      ownerId: user,
      version: 9,
      subject: '',
      body: `${mark} draft`,
      attachments,
      updatedAt: clock.now(),
    }),
    notification,
  ];
}
