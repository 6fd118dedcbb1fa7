import { samplesIn } from '#functions/testing/samples.ts';
import { createWorld } from '#functions/testing/world.ts';
import type { RoleCounts } from '#shared/contracts/prospects.ts';
import { addDays, todayOf } from '#shared/days.ts';
import type { ProjectID, ProspectID, UserID } from '#shared/ids.ts';
import { addProspect } from '../addProspect.ts';
import { listFeaturedProspects } from '../listFeaturedProspects.ts';

interface RolePage {
  items?: { PersonType: string; ProspectID: ProspectID }[];
  cursor?: string;
  counts?: RoleCounts;
  corrected?: string;
}

/**
 * A world with three public projects and four open roles: a gardener and a web developer in a British garden, a translator in French
 * beehives, a carpenter in a Spanish mill. `today` is a day of the last two.
 */
export async function createRolesWorld() {
  const world = await createWorld();
  const samples = samplesIn(world);
  const publish = async (person: Record<string, string>, proposal: object) => {
    const owner = await samples.person(person);
    return { owner, id: await samples.published(owner, proposal) };
  };
  const garden = await publish({ firstName: 'Ada', lastName: 'Stone', city: 'Hexham' }, { country: 'GB' });
  const hives = await publish(
    { firstName: 'Zoé', lastName: 'Martin', city: 'Brest' },
    {
      name: 'Le rucher des toits',
      shortName: 'Rucher',
      description: 'Apprendre à élever des abeilles au-dessus du marché.',
      language: 'fr',
    },
  );
  const mill = await publish(
    { firstName: 'Lucía', lastName: 'Peña', city: 'Valencia' },
    {
      name: 'El molino de agua',
      shortName: 'Molino',
      description: 'Restauramos un molino con las vecinas del barrio.',
      country: 'ES',
      language: 'es',
    },
  );
  const applicant = await samples.person();
  const today = todayOf({ country: 'FR' }, world.clock.now());

  async function add({ owner, id }: { owner: UserID; id: ProjectID }, body: object): Promise<ProspectID> {
    world.clock.add({ minutes: 1 });
    const { data, code } = await world.callWith(addProspect, { ProjectID: id, body }, { as: owner });
    if (code !== undefined) throw new Error(`Refused: ${code}`);
    return Object(data).ProspectID;
  }

  async function list(query: object = {}) {
    const { data, code } = await world.callWith(listFeaturedProspects, { query });
    const page: RolePage = Object(data);
    return { ...page, code, names: (page.items ?? []).map(({ PersonType }) => PersonType) };
  }

  const names = async (query: object) => (await list(query)).names;

  await add(garden, { PersonType: 'Gardener', skill: 'makers', hoursPerWeek: 4, workplace: 'onSite' });
  await add(garden, {
    PersonType: 'Web developer',
    Notes: 'You build the page on which beds are shared.',
    skill: 'developers',
    hoursPerWeek: 10,
    workplace: 'remote',
    applyBy: addDays(today, 20),
    starterTask: { Title: 'Sketch a bed', Description: 'Draw how a shared bed looks.' },
  });
  await add(hives, {
    PersonType: 'Traducteur·rice',
    Notes: 'Vous traduisez nos fiches sur les abeilles.',
    skill: 'writers',
    hoursPerWeek: 2,
    workplace: 'either',
    applyBy: addDays(today, 5),
  });
  await add(mill, {
    PersonType: 'Carpintera',
    Notes: 'Conoces la madera y los engranajes.',
    skill: 'makers',
  });
  await world.runStream();
  await list(); // the index has been loaded

  return { ...world, garden, hives, mill, applicant, today, add, list, names };
}
