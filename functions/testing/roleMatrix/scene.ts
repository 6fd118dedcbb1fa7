import { isDeepStrictEqual } from 'node:util';
import { BatchWriteCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { confirmEmail } from '#functions/auth/confirmEmail.ts';
import { signIn } from '#functions/auth/signIn.ts';
import { signUp } from '#functions/auth/signUp.ts';
import { addComment } from '#functions/comments/addComment.ts';
import { addContact } from '#functions/contacts/addContact.ts';
import { blockContact } from '#functions/contacts/blockContact.ts';
import { listMessages } from '#functions/messages/listMessages.ts';
import { makePaying } from '#functions/money/testing/paying.ts';
import { listNotifications } from '#functions/notifications/listNotifications.ts';
import { saveSearch } from '#functions/notifications/searches/saveSearch.ts';
import { aNewSearch, savedSearchId } from '#functions/notifications/searches/testing/aSearch.ts';
import type { AnyOperation } from '#functions/platform/operation.ts';
import { Step } from '#functions/platform/table/step.ts';
import { addProgressEntry } from '#functions/progress/addProgressEntry.ts';
import { saveProposalDraft } from '#functions/projects/drafts/saveProposalDraft.ts';
import { projectCount } from '#functions/projects/projectCount.store.ts';
import { aDraft, draftId } from '#functions/projects/testing/aDraft.ts';
import { makePayments } from '#functions/provider/payments.ts';
import { caseIdOf } from '#functions/reports/report.store.ts';
import { reportContent } from '#functions/reports/reportContent.ts';
import { projectWithRoles } from '#functions/requests/testing/projectWithRoles.ts';
import { createTask } from '#functions/tasks/createTask.ts';
import { removeMember } from '#functions/teams/removeMember.ts';
import { capitalTranslator } from '#functions/translation/testing/capitalTranslator.ts';
import { makePresign } from '#functions/uploads/presign.ts';
import { presignUpload } from '#functions/uploads/presignUpload.ts';
import { createPayments } from '#infra/local/payments/payments.ts';
import type { ProjectID, UserID } from '#shared/ids.ts';
import { aProject } from '../aProject.ts';
import { authWorld } from '../authWorld.ts';
import type { CallOptions, TestRequest } from '../event.ts';
import type { Received } from '../received.ts';
import type { World } from '../world.ts';
import { type Role, roles } from './roles.ts';

const keys = { secretKey: 'sk_test_roles', webhookSecret: 'whsec_roles' };

/** Fields in which the people of the scene differ. */
const people: Partial<Record<Role, Record<string, unknown>>> = {
  unconfirmed: { status: 'unconfirmed' },
  paidUser: { planTypeId: 'pro' },
  owner: { planTypeId: 'premium' },
  banned: { status: 'banned' },
  deleted: { status: 'deleted' },
};

/** Requests to the table that write nothing. */
const reading = new Set(['Get', 'BatchGet', 'TransactGet', 'Query']);
/** Items that a refused call may write: they count attempts. */
const counters = new Set(['attempts']);

const logProgress = async (world: Pick<World, 'call'>, ProjectID: ProjectID, owner: UserID) => {
  const body = { title: 'Seven weeks', text: 'The unit came up.' };
  return done(await world.call(addProgressEntry, { ProjectID, body }, { as: owner }));
};

/** Saves a search and a draft of a proposal. */
async function saveForLater(world: Pick<World, 'call'>, owner: UserID): Promise<void> {
  const search = { SavedSearchID: savedSearchId, body: aNewSearch('tidal mills') };
  done(await world.call(saveSearch, search, { as: owner }));
  const draft = { ProposalDraftID: draftId, body: { version: 0, content: aDraft() } };
  done(await world.call(saveProposalDraft, draft, { as: owner }));
}

/** One person for each role around a project in development, with one of everything that an endpoint can name. */
export async function createScene() {
  const world = await authWorld({ signUp, confirmEmail, signIn });
  const provider = await createPayments({ ...keys, now: () => new Date(world.clock.now()) });
  const payments = makePayments({ keys, baseUrl: provider.url, timeoutMs: 2_000 });
  const { translator } = capitalTranslator();
  Object.assign(world.deps, { payments, presign: makePresign(), translator });

  const ids: Partial<Record<Role, UserID>> = {};
  for (const role of roles)
    if (role !== 'anonymous') ids[role] = await world.user({ username: role, ...people[role] });
  const idOf = (role: Role): UserID => ids[role] ?? missing(role);

  const owner = idOf('owner');
  const { ProjectID, role, apply, accept } = await projectWithRoles(world, owner);
  for (const who of [owner, idOf('otherOwner')])
    await world.table.write(Step.create(projectCount.key(who), { open: 2 }));
  await aProject(world, idOf('otherOwner'), { name: 'Porch light', shortName: 'Porch light' });
  const submitted = await aProject(world, owner, { name: 'Salt', shortName: 'Salt', status: 'submitted' });

  for (const who of ['member', 'formerMember'] as const)
    await accept(owner, await apply(idOf(who), await role('Illustrator')));
  world.clock.add({ minutes: 1 });
  done(await world.call(removeMember, { ProjectID, UserID: idOf('formerMember') }, { as: owner }));

  done(await world.call(blockContact, { ContactedUserID: idOf('blocked') }, { as: owner }));
  done(await world.call(addContact, { body: { ContactedUserID: owner } }, { as: idOf('member') }));

  const openRole = await role('Translator');
  const request = await apply(idOf('applicant'), openRole);
  const comment = done(
    await world.call(addComment, { ProjectID, body: { text: 'How high is it?' } }, { as: idOf('paidUser') }),
  );
  const progressEntry = await logProgress(world, ProjectID, owner);
  const target = { kind: 'comment', ProjectID, CommentID: comment.CommentID } as const;
  done(await world.call(reportContent, { body: { target, reason: 'spam' } }, { as: idOf('applicant') }));
  const task = done(
    await world.call(
      createTask,
      { ProjectID, body: { Title: 'Draw the gauge', assignee: idOf('member'), translates: 'fr' } },
      { as: owner },
    ),
  );
  const payment = await makePaying(world, provider).ordered({ by: idOf('paidUser'), to: ProjectID });
  const upload = done(
    await world.call(
      presignUpload,
      { body: { kind: 'avatar', contentType: 'image/png', size: 1_000 } },
      { as: owner },
    ),
  );
  await world.runStream();

  const news = done(await world.call(listNotifications, {}, { as: owner })).items[0];
  if (!news) throw new Error('The application has notified nobody.');

  await saveForLater(world, owner);

  const message = done(await world.call(listMessages, { type: 'inbox' }, { as: owner })).items[0];
  if (!message) throw new Error('The application has not arrived as a message.');

  const { client, tableName: TableName } = world.database;
  const read = async () => {
    const { Items = [] } = await client.send(new ScanCommand({ TableName, ConsistentRead: true }));
    return new Map(Items.map(item => [`${item['pk']} ${item['sk']}`, item]));
  };
  const start = await read();
  let seen = world.sent.length;

  return {
    deps: world.deps,
    clock: world.clock,
    ids,
    ProjectID,
    submitted,
    openRole,
    request,
    comment,
    progressEntry,
    reportID: caseIdOf(target),
    task,
    payment,
    upload,
    notification: news,
    message,

    /** Calls as a role; administrators have their group in the token. */
    call: (operation: AnyOperation, request: TestRequest, role: Role, sending: CallOptions = {}) =>
      world.callWith(operation, request, {
        ...sending,
        as: ids[role],
        ...(role === 'administrator' && { groups: ['admins'] }),
      }),

    /** Puts the table back to its start. Returns the keys of the items that had changed, except counters of attempts. */
    async restore(): Promise<string[]> {
      const sent = world.sent.slice(seen);
      seen = world.sent.length;
      if (sent.every(({ operation }) => reading.has(operation))) return [];
      const now = await read();
      const changed = [...new Set([...start.keys(), ...now.keys()])].filter(
        key => !isDeepStrictEqual(start.get(key), now.get(key)),
      );
      const writes = changed.map(key => {
        const item = start.get(key);
        const { pk, sk } = now.get(key) ?? {};
        return item ? { PutRequest: { Item: item } } : { DeleteRequest: { Key: { pk, sk } } };
      });
      for (let at = 0; at < writes.length; at += 25)
        await client.send(
          new BatchWriteCommand({ RequestItems: { [TableName]: writes.slice(at, at + 25) } }),
        );
      return changed.filter(key => !counters.has(String((now.get(key) ?? start.get(key))?.['entity'])));
    },

    async end() {
      await world.end();
      await provider.close();
    },
  };
}

export type Scene = Awaited<ReturnType<typeof createScene>>;

function done<Data>({ data, code }: Received<Data>): Data {
  if (code) throw new Error(`The scene could not be set: ${code}`);
  return data as Data; // of a success
}

function missing(role: Role): never {
  throw new Error(`Nobody plays the ${role}.`);
}
