import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { banPerson } from '#functions/admin/banPerson.ts';
import { addPoints } from '#functions/authors/author.store.ts';
import { getAuthor } from '#functions/authors/getAuthor.ts';
import { listNotifications } from '#functions/notifications/listNotifications.ts';
import { Step } from '#functions/platform/table/step.ts';
import { getProject } from '#functions/projects/getProject.ts';
import { members } from '#functions/projects/member.store.ts';
import { aProject } from '#functions/testing/aProject.ts';
import { createWorld, type World } from '#functions/testing/world.ts';
import type { ProjectID as AProjectID, UserID } from '#shared/ids.ts';
import { consentToRecruitLabel } from './consentToRecruitLabel.ts';
import { getRecruitLabel } from './getRecruitLabel.ts';
import { listTeamsToHire } from './listTeamsToHire.ts';
import { recruitLabels } from './recruitLabel.store.ts';
import { refuseRecruitLabel } from './refuseRecruitLabel.ts';
import { requestRecruitLabel } from './requestRecruitLabel.ts';
import { completedTeam } from './testing/completedTeam.ts';

let world: World;
let owner: UserID;
let ana: UserID;
let ben: UserID;
let ProjectID: AProjectID;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  ({ owner, ana, ben, ProjectID } = await completedTeam(world));
});

const ask = (as: UserID, id = ProjectID) => world.call(requestRecruitLabel, { ProjectID: id }, { as });
const consent = (as: UserID) => world.call(consentToRecruitLabel, { ProjectID }, { as });
const decline = (as: UserID) => world.call(refuseRecruitLabel, { ProjectID }, { as });
const look = async (as = owner) => (await world.call(getRecruitLabel, { ProjectID }, { as })).data;
const isForHire = async () => (await world.call(getProject, { ProjectID }, {})).data?.toHire;
const teams = async (query = {}) =>
  (await world.call(listTeamsToHire, { query: { limit: 20, ...query } }, {})).data?.items.filter(
    ({ project }) => project.ProjectID === ProjectID,
  );
const news = async (as: UserID) =>
  (await world.call(listNotifications, {}, { as })).data?.items.map(({ kind }) => kind) ?? [];

async function grant() {
  await ask(ana);
  await consent(owner);
  const last = await consent(ben);
  await world.runStream();
  return last;
}

describe('the recruit label', () => {
  test('is granted with the last consent, shown, listed by filters, and everyone is notified once', async () => {
    expect((await look())?.status).toBe('none');
    expect((await ask(ana)).data).toMatchObject({ status: 'asked', threshold: 2000 });
    await world.runStream();
    expect([await news(owner), await news(ben)]).toEqual([
      expect.arrayContaining(['recruitLabelAsked']),
      expect.arrayContaining(['recruitLabelAsked']),
    ]);
    expect(await news(ana)).not.toContain('recruitLabelAsked');
    const mails = world.mails.filter(({ to }) => to.startsWith(ben)).map(({ subject }) => subject);
    expect(mails).toContain('ana would like the team of “Tidewatch” to be for hire');

    expect((await consent(owner)).data?.status).toBe('asked');
    expect(await isForHire()).toBe(false);
    expect((await consent(ben)).data?.status).toBe('granted');
    await world.runStream();
    expect(await isForHire()).toBe(true);
    for (const who of [owner, ana, ben])
      expect((await news(who)).filter(kind => kind === 'recruitLabelGranted')).toHaveLength(1);

    expect(await teams()).toMatchObject([
      {
        project: { shortName: 'Tidewatch', country: 'GB', language: 'en' },
        size: 3,
        people: [
          { user: { username: 'maren' }, role: '' },
          { user: { username: 'ana', contributionPoints: 2500 }, role: 'Illustrator' },
          { user: { username: 'ben' } },
        ],
      },
    ]);
    expect(await teams({ country: 'GB', language: 'en' })).toHaveLength(1);
    expect(await teams({ country: 'FR' })).toEqual([]);
    const skill = (await teams())?.[0]?.skills[0];
    expect(await teams({ skill })).toHaveLength(1);
    expect((await world.call(getAuthor, { UserID: ana }, {})).data?.toHire).toEqual([
      { ProjectID, shortName: 'Tidewatch' },
    ]);
    expect((await look())?.history.map(({ kind, person }) => [kind, person?.username])).toEqual([
      ['granted', undefined],
      ['consented', 'ben'],
      ['consented', 'maren'],
      ['asked', 'ana'],
    ]);
  });

  test('waits for people who lack points, says who they are, and is granted when they have them', async () => {
    await world.table.write(addPoints(ben, -600));
    const last = await grant();
    expect(last.data?.status).toBe('asked');
    expect(last.data?.people.map(({ hasPoints }) => hasPoints)).toEqual([true, true, false]);
    await world.table.write(addPoints(ben, 100));
    await world.runStream();
    expect(await isForHire()).toBe(true);
    expect((await look())?.history[0]).toMatchObject({ kind: 'granted' });
  });

  test('is granted once when the last two consent at the same time', async () => {
    await ask(ana);
    const both = await Promise.all([consent(owner), consent(ben)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    await world.runStream();
    expect(await isForHire()).toBe(true);
    expect((await look())?.history.filter(({ kind }) => kind === 'granted')).toHaveLength(1);
    expect((await news(ana)).filter(kind => kind === 'recruitLabelGranted')).toHaveLength(1);
  });

  test('ends in one legal state when one consents while another refuses', async () => {
    await ask(ana);
    await consent(owner);
    await Promise.all([consent(ben), decline(owner)]);
    await world.runStream();
    const label = await look();
    expect(['refused', 'revoked']).toContain(label?.status);
    expect(await isForHire()).toBe(false);
    expect(await teams()).toEqual([]);
  });

  test('is closed by a refusal, can be asked for again, and two requests at the same time are one', async () => {
    await ask(ana);
    expect((await decline(ben)).data?.status).toBe('refused');
    await world.runStream();
    expect(await news(ana)).toContain('recruitLabelRefused');
    expect((await consent(owner)).code).toBe('RECRUIT_LABEL_NOT_ASKED');
    expect((await decline(owner)).code).toBe('RECRUIT_LABEL_NOT_ASKED');
    const both = await Promise.all([ask(ana), ask(ben)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await look())?.people.map(({ consented }) => consented)).toEqual([false, true, true]);
    expect((await look())?.history.filter(({ kind }) => kind === 'asked')).toHaveLength(2);
  });

  test('is revoked when a member takes their consent back', async () => {
    await grant();
    expect((await decline(ana)).data?.status).toBe('revoked');
    await world.runStream();
    expect(await isForHire()).toBe(false);
    expect(await teams()).toEqual([]);
    expect((await world.call(getAuthor, { UserID: ben }, {})).data?.toHire).toBeUndefined();
    expect(await news(ben)).toContain('recruitLabelRevoked');
    expect((await look())?.history[0]).toMatchObject({
      kind: 'revoked',
      because: 'consent',
      person: { username: 'ana' },
    });
  });

  test.each(['granted', 'asked'] as const)('ends when a member is banned while it is %s', async state => {
    if (state === 'granted') await grant();
    else await ask(ana);
    const ban = { UserID: ben, body: { reason: 'Sells what is not theirs.' } };
    expect((await world.call(banPerson, ban, { as: await world.user(), groups: ['admins'] })).status).toBe(
      200,
    );
    await world.runStream();
    expect(await isForHire()).toBe(false);
    expect(await look()).toMatchObject({
      status: state === 'granted' ? 'revoked' : 'refused',
    });
    expect((await look())?.history[0]?.because).toBe('banned');
  });

  test('is never granted to a team with a person who was banned before the request was indexed', async () => {
    await ask(ana);
    await consent(owner);
    await world.call(
      banPerson,
      { UserID: ana, body: { reason: 'Sells what is not theirs.' } },
      { as: await world.user(), groups: ['admins'] },
    );
    expect((await consent(ben)).data?.status).toBe('asked');
    await world.runStream();
    expect((await look())?.status).toBe('refused');
  });

  test('is revoked when a member is no longer in the team', async () => {
    await grant();
    await world.table.write(Step.remove(members.key(ProjectID, ben)));
    await world.runStream();
    expect((await look())?.status).toBe('revoked');
    expect((await look())?.history[0]?.because).toBe('left');
  });

  test('is closed if a member left the team while it was being asked for', async () => {
    await ask(ana);
    const asked = await world.table.get(recruitLabels.key(ProjectID));
    await world.table.write(Step.remove(recruitLabels.key(ProjectID)));
    await world.table.write(Step.remove(members.key(ProjectID, ben)));
    await world.runStream();
    await world.table.write(Step.create(recruitLabels.key(ProjectID), asked!));
    await world.runStream();
    expect(await look()).toMatchObject({ status: 'refused', history: [{ because: 'left' }, {}] });
  });
});

describe('requests for the label are refused', () => {
  test('before the project is completed, and without a team', async () => {
    const running = await aProject(world, owner);
    expect((await ask(owner, running)).code).toBe('INVALID_PROJECT_STATE');
    const alone = await aProject(world, owner, { status: 'completed' });
    expect((await ask(owner, alone)).code).toBe('RECRUIT_TEAM_NEEDED');
  });

  test('to strangers, for unknown projects and without a session', async () => {
    const stranger = await world.user();
    for (const handler of [requestRecruitLabel, consentToRecruitLabel, refuseRecruitLabel, getRecruitLabel]) {
      expect((await world.callWith(handler, { ProjectID }, { as: stranger })).code).toBe('FORBIDDEN');
      expect((await world.callWith(handler, { ProjectID: 'nowhere' }, { as: owner })).code).toBe(
        'PROJECT_NOT_FOUND',
      );
      expect((await world.callWith(handler, { ProjectID }, {})).code).toBe('NOT_AUTHENTICATED');
    }
  });

  test('after three on one day', async () => {
    for (let round = 0; round < 3; round++) {
      expect((await ask(ana)).status).toBe(200);
      await decline(ben);
    }
    expect((await ask(ana)).code).toBe('TOO_MANY_ATTEMPTS');
  });
});
