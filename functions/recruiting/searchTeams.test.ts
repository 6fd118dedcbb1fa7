import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWorld, type World } from '#functions/testing/world.ts';
import type { ProjectID, UserID } from '#shared/ids.ts';
import { listTeamsToHire } from './listTeamsToHire.ts';
import { refuseRecruitLabel } from './refuseRecruitLabel.ts';
import { completedTeam, teamToHire } from './testing/completedTeam.ts';

let world: World;
let team: { ProjectID: ProjectID; ana: UserID };

beforeAll(async () => {
  world = await createWorld();
  team = await teamToHire(world);
  await completedTeam(world); // without the label
});
afterAll(() => world.close());

const found = async (query: Record<string, unknown>) => {
  const { data, status } = await world.call(listTeamsToHire, { query }, {});
  return status === 200 ? data?.items.map(({ project }) => project.ProjectID) : status;
};

test.each(['illustrator', 'ILLUSTR', 'tidewatch', 'tidewatc -boats'])(
  'A team for hire is found by “%s”, and others by no words',
  async search => {
    expect(await found({ search })).toEqual([team.ProjectID]);
  },
);

test('A team is found although a letter is wrong, and the words are said as they are written', async () => {
  const { data } = await world.call(listTeamsToHire, { query: { search: 'ilustrater' } });
  expect(data?.items.map(({ project }) => project.ProjectID)).toEqual([team.ProjectID]);
  expect(data?.corrected).toBe('illustrator');
});

test('Words and filters apply together', async () => {
  const [first] =
    (await world.call(listTeamsToHire, { query: { search: 'illustrator' } }, {})).data?.items ?? [];
  const { skills = [], project } = first ?? {};
  expect(await found({ search: 'illustrator', skill: skills[0], country: project?.country })).toEqual([
    team.ProjectID,
  ]);
  expect(
    await found({ search: 'illustrator', skill: skills.includes('writers') ? 'makers' : 'writers' }),
  ).toEqual([]);
  expect(await found({ search: 'illustrator', country: project?.country === 'ES' ? 'FR' : 'ES' })).toEqual(
    [],
  );
});

test.each(['¡!…—(){}', 'AND OR NOT', '-', '"', 'wort '.repeat(40).trim(), '中文 עברית'])(
  'Any text is answered: %j',
  async search => {
    expect(await found({ search })).toEqual([]);
  },
);

test('A team that is not for hire any more is not found', async () => {
  await world.call(refuseRecruitLabel, { ProjectID: team.ProjectID }, { as: team.ana });
  expect(await found({ search: 'illustrator' })).toEqual([]);
  await world.runStream();
  expect(await found({ search: 'illustrator' })).toEqual([]);
});
