import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { approveProject } from '#functions/admin/approveProject.ts';
import { auditEntries } from '#functions/audit/audit.store.ts';
import { authors } from '#functions/authors/author.store.ts';
import { addComment } from '#functions/comments/addComment.ts';
import { listComments } from '#functions/comments/listComments.ts';
import { listMessages } from '#functions/messages/listMessages.ts';
import { sendMessage } from '#functions/messages/sendMessage.ts';
import { listNotifications } from '#functions/notifications/listNotifications.ts';
import { memberSteps } from '#functions/projects/member.store.ts';
import { projects } from '#functions/projects/project.store.ts';
import { updateProject } from '#functions/projects/updateProject.ts';
import { limitOf } from '#functions/testing/limitOf.ts';
import { samplesIn } from '#functions/testing/samples.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import type { NewReport, ReportTarget } from '#shared/entities/report.ts';
import type { CommentID, ProjectID, UserID } from '#shared/ids.ts';
import { getReport } from './getReport.ts';
import { listReports } from './listReports.ts';
import { caseIdOf } from './report.store.ts';
import { reportContent } from './reportContent.ts';
import { resolveReport } from './resolveReport.ts';

let world: World;
let samples: ReturnType<typeof samplesIn>;
let owner: UserID;
let ada: UserID;
let ben: UserID;
let edith: UserID;
let ruth: UserID;
let project: ProjectID;
let comment: Extract<ReportTarget, { kind: 'comment' }>;
const reason = 'This is against the rules of the site.';

beforeAll(async () => {
  world = await createWorld();
  samples = samplesIn(world);
});
afterAll(() => world.close());
beforeEach(async () => {
  [owner, ada, ben, edith, ruth] = (await Promise.all(
    ['owner', 'ada', 'ben', 'edith', 'ruth'].map(name => samples.person({ username: name })),
  )) as [UserID, UserID, UserID, UserID, UserID];
  project = await samples.published(owner);
  const { data } = await world.call(
    addComment,
    { ProjectID: project, body: { text: 'Buy my watches.' } },
    { as: ada },
  );
  comment = { kind: 'comment', ProjectID: project, CommentID: data?.CommentID as CommentID };
});

function report(by: UserID, target: ReportTarget, rest: Partial<NewReport> = {}) {
  world.clock.add({ minutes: 1 });
  return world.call(reportContent, { body: { target, reason: 'spam', ...rest } }, { as: by });
}
const admin = (as = edith) => ({ as, groups: ['admins'] });
const open = async (query = {}) =>
  (await world.call(listReports, { query: { limit: 100, ...query } }, admin())).data?.items ?? [];
const decide = (target: ReportTarget, decision: string, as = edith) =>
  world.callWith(resolveReport, { ReportID: caseIdOf(target), body: { decision, reason } }, admin(as));
const news = async (as: UserID) => {
  await world.runStream();
  return (await world.call(listNotifications, {}, { as })).data?.items.map(({ kind }) => kind);
};

describe('a report', () => {
  test('appears in the queue, grouped by thing with its reasons and notes, oldest first', async () => {
    await report(ben, comment, { note: 'Third time today.' });
    await report(ben, { kind: 'project', ProjectID: project }, { reason: 'fraud' });
    await report(owner, comment, { reason: 'abuse' });
    const mine = (await open()).filter(({ concerns }) => [ada, owner].includes(concerns.UserID));
    expect(mine).toMatchObject([
      {
        target: comment,
        label: 'Buy my watches.',
        content: 'Buy my watches.',
        concerns: { UserID: ada },
        count: 2,
        reasons: { spam: 1, abuse: 1 },
      },
      { target: { kind: 'project' }, label: 'A garden on the roof', count: 1, reasons: { fraud: 1 } },
    ]);
    const { data } = await world.call(getReport, { ReportID: caseIdOf(comment) }, admin());
    expect(data?.reports).toMatchObject([
      { reporter: { username: 'owner' }, reason: 'abuse' },
      { reporter: { username: 'ben' }, reason: 'spam', note: 'Third time today.' },
    ]);
    expect(await open({ personId: ada })).toMatchObject([{ target: comment }]);
  });

  test('is sent once per person and thing, also at the same time; many people report one thing together', async () => {
    const both = await Promise.all([report(ben, comment), report(ben, comment)]);
    expect(both.map(({ code }) => code ?? 'ok').toSorted()).toEqual(['ALREADY_REPORTED', 'ok']);
    const others = await Promise.all([report(owner, comment), report(edith, comment), report(ruth, comment)]);
    expect(others.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await open({ personId: ada })).toMatchObject([{ count: 4 }]);
  });

  test('of a message shows its text, which administrators could not read otherwise', async () => {
    const body = { recipient: ben, subject: 'Hello', body: 'Send me your password.' };
    expect((await world.callWith(sendMessage, { body }, { as: ada })).status).toBe(201);
    const inbox = (await world.call(listMessages, { type: 'inbox' }, { as: ben })).data;
    const id = inbox?.items[0]?.id;
    if (!id) throw new Error('The message has not arrived.');
    expect((await report(owner, { kind: 'message', id })).code).toBe('MESSAGE_NOT_FOUND');
    expect((await report(ada, { kind: 'message', id })).code).toBe('REPORT_OWN_CONTENT');
    expect((await report(ben, { kind: 'message', id })).status).toBe(201);
    expect(await open({ personId: ada })).toMatchObject([
      { label: 'Hello', content: 'Send me your password.' },
    ]);
  });

  test('is refused for what the reporter cannot see, for own content, and for invalid input', async () => {
    const hidden = await samples.submitted(owner, { name: 'Still in review' });
    expect((await report(ben, { kind: 'project', ProjectID: hidden })).code).toBe('PROJECT_NOT_FOUND');
    expect((await report(owner, { kind: 'project', ProjectID: project })).code).toBe('REPORT_OWN_CONTENT');
    expect((await report(ada, { kind: 'person', UserID: ada })).code).toBe('REPORT_OWN_CONTENT');
    expect((await report(ben, { kind: 'person', UserID: 'nobody' as UserID })).code).toBe('AUTHOR_NOT_FOUND');
    const unknown = { ...comment, CommentID: 'unknown' as CommentID };
    expect((await report(ben, unknown)).code).toBe('COMMENT_NOT_FOUND');
    for (const body of [
      { target: comment },
      { target: { kind: 'planet' }, reason: 'spam' },
      { target: comment, reason: 'dislike' },
      { target: comment, reason: 'spam', note: 'x'.repeat(501) },
    ])
      expect((await world.callWith(reportContent, { body }, { as: ben })).code).toBe('VALIDATION_FAILED');
    expect((await world.callWith(reportContent, { body: {} })).code).toBe('NOT_AUTHENTICATED');
  });

  test('is refused after as many in a day as the limit says', async () => {
    const people = await Promise.all(
      Array.from({ length: limitOf('reportContent').count + 1 }, () => samples.person()),
    );
    world.clock.set('2027-01-01T10:00:00.000Z');
    const codes: (string | undefined)[] = [];
    for (const UserID of people) {
      const body = { target: { kind: 'person', UserID }, reason: 'spam' } as const;
      codes.push((await world.call(reportContent, { body }, { as: ben })).code);
    }
    expect(codes.pop()).toBe('TOO_MANY_ATTEMPTS');
    expect(codes.every(code => code === undefined)).toBe(true);
  });
});

describe('a decision', () => {
  test('hides the comment, closes the case, is recorded and tells those who reported it', async () => {
    await report(ben, comment);
    await report(owner, comment);
    expect((await decide(comment, 'hideComment')).data).toMatchObject({
      status: 'resolved',
      decision: 'hideComment',
    });
    const seen = await world.call(listComments, { ProjectID: project, query: {} });
    expect(seen.data?.items).toEqual([]);
    expect(await open({ personId: ada })).toMatchObject([{ status: 'resolved' }]);
    const { data: details } = await world.call(getReport, { ReportID: caseIdOf(comment) }, admin(ruth));
    expect(details?.resolution).toEqual({
      by: expect.objectContaining({ UserID: edith }),
      at: world.clock.now(),
      reason,
    });
    expect(await news(ben)).toEqual(['reportUpheld']);
    expect(await news(owner)).toContain('reportUpheld');
    expect(await news(ada)).not.toContain('reportUpheld');
    const { items } = await world.table.query(auditEntries, { pk: 'audit', order: 'desc', limit: 1 });
    expect(items).toMatchObject([{ action: 'hideComment', administratorId: edith, reason }]);
  });

  test('to dismiss changes nothing else; reported again by another person, the case is open again for them only', async () => {
    await report(ben, comment);
    await decide(comment, 'dismiss');
    expect(await news(ben)).toEqual(['reportDismissed']);
    expect((await report(ben, comment)).code).toBe('ALREADY_REPORTED');

    await report(owner, comment);
    expect(await open({ personId: ada })).toMatchObject([{ status: 'open', count: 1 }]);
    await decide(comment, 'hideComment');
    expect(await news(ben)).toEqual(['reportDismissed']);
    expect(await news(owner)).toContain('reportUpheld');
  });

  test('bans the author, and takes a project down, which its owner may amend and submit again', async () => {
    await report(ben, comment);
    await decide(comment, 'banPerson');
    expect((await world.table.get(authors.key(ada)))?.status).toBe('banned');

    const target = { kind: 'project', ProjectID: project } as const;
    const member = await samples.person({ username: 'member' });
    const joined = { role: 'Illustrator', joinedAt: world.clock.now(), projectPoints: 0 };
    await world.table.write(
      memberSteps.add({ ProjectID: project, OwnerUserID: owner, UserID: member, ...joined }),
    );
    await report(ben, target);
    await decide(target, 'takeDownProject');
    expect(await news(member)).toEqual(['teamProjectTakenDown']);
    expect(await news(owner)).not.toContain('teamProjectTakenDown');
    expect(await world.table.get(projects.key(project))).toMatchObject({ status: 'denied', reason });
    expect(await news(owner)).toContain('projectTakenDown');
    const body = { change: { name: 'An honest garden' }, resubmit: true };
    expect((await world.call(updateProject, { ProjectID: project, body }, { as: owner })).status).toBe(200);
    expect((await world.call(approveProject, { ProjectID: project, body: {} }, admin())).status).toBe(200);
    const { data } = await world.call(listReports, { query: { status: 'resolved', limit: 1 } }, admin());
    expect(data?.items).toMatchObject([{ decision: 'takeDownProject' }]);
  });

  test('takes effect once when two administrators decide at the same time', async () => {
    await report(ben, comment);
    const both = await Promise.all([decide(comment, 'dismiss'), decide(comment, 'hideComment', ruth)]);
    expect(both.map(({ code }) => code ?? 'ok').toSorted()).toEqual(['REPORT_ALREADY_RESOLVED', 'ok']);
    expect(await news(ben)).toHaveLength(1);
  });

  test('is refused where it does not fit, without a reason that a person reads, and for unknown reports', async () => {
    await report(ben, comment);
    expect((await decide(comment, 'takeDownProject')).code).toBe('INVALID_REQUEST');
    const short = { ReportID: caseIdOf(comment), body: { decision: 'banPerson', reason: 'No' } };
    expect((await world.callWith(resolveReport, short, admin())).code).toBe('VALIDATION_FAILED');
    const unknown = { ReportID: 'unknown', body: { decision: 'dismiss' } };
    expect((await world.callWith(resolveReport, unknown, admin())).code).toBe('REPORT_NOT_FOUND');
    expect((await world.callWith(resolveReport, unknown, { as: ben })).code).toBe('ADMIN_ONLY');
    expect(await open({ personId: ada })).toMatchObject([{ status: 'open' }]);
  });
});
