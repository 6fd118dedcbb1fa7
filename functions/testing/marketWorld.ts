import { listProjects } from '#functions/market/listProjects.ts';
import { Step } from '#functions/platform/table/step.ts';
import { prospects } from '#functions/projects/prospect.store.ts';
import { type ProjectID, ProspectID } from '#shared/ids.ts';
import type { Skill } from '#shared/settings.ts';
import { samplesIn } from './samples.ts';
import { createWorld } from './world.ts';

const nouns = ['Bakery', 'Théâtre', 'Œuvre', 'International choir', 'Intranet'];

interface MarketPage {
  items?: { ProjectID: ProjectID; skills: string[]; needs: string[] }[];
  cursor?: string;
  counts?: Record<string, unknown>;
  corrected?: string;
}

/**
 * A world with a market of 65 or `size` public projects, published a minute apart. Tests identify a project by its number,
 * 0 to 64 in order of publication. Its name, country, progress (number % 50) and end date (2026-12-01 plus number × 7 %
 * size days) follow from its number. The first 40 belong to `owner`. Project 0 has two open roles, project 1 has one.
 */
export async function createMarketWorld({ size = 65 } = {}) {
  const world = await createWorld();
  const samples = samplesIn(world);
  const owner = await samples.person();
  const otherOwner = await samples.person();
  const ids: ProjectID[] = [];

  for (let number = 0; number < size; number++) {
    world.clock.add({ minutes: 1 });
    ids.push(
      await samples.published(number < 40 ? owner : otherOwner, {
        name: `${nouns[number % nouns.length]} number ${number}`,
        country: number % 2 ? 'FR' : 'GB',
        progress: number % 50,
        endDate: endDateIn((number * 7) % size),
      }),
    );
  }

  const projectId = (number: number): ProjectID => {
    const id = ids[number];
    if (!id) throw new Error(`Project ${number} does not exist`);
    return id;
  };

  async function addRole(id: ProjectID, skill: Skill, PersonType: string): Promise<ProspectID> {
    const role = ProspectID.parse(world.deps.newId());
    const item = {
      ProspectID: role,
      ProjectID: id,
      PersonType,
      Notes: 'You know the trade.',
      skill,
      applicants: 0,
    };
    await world.table.write(Step.create(prospects.key(id, role), { ...item, createdAt: world.clock.now() }));
    return role;
  }

  await addRole(projectId(0), 'developers', 'Gardener');
  await addRole(projectId(0), 'writers', 'Écrivain');
  await addRole(projectId(1), 'developers', 'Carpenter');
  await world.runStream();

  const toNumbers = (items: { ProjectID: ProjectID }[]) =>
    items.map(({ ProjectID }) => ids.indexOf(ProjectID));

  async function list(query: object = {}) {
    const answer = await world.callWith(listProjects, { query });
    const { items = [], cursor, counts, corrected }: MarketPage = Object(answer.data);
    return { ...answer, items, cursor, counts, corrected, found: toNumbers(items) };
  }

  return {
    ...world,
    samples,
    owner,
    /** Every number, in order of publication. */
    numbers: Array.from({ length: size }, (_, number) => number),
    projectId,
    addRole,

    /** Requests a page of the market; `found` are the numbers of its projects, -1 for one that a test has added. */
    list,

    /** Follows the cursor to the last page; `costs` are the DynamoDB requests of each page. */
    async listAll(query: object): Promise<{ found: number[]; costs: number[] }> {
      const found: number[] = [];
      const costs: number[] = [];
      let cursor: string | undefined;
      do {
        const from = world.requests();
        const page = await list({ ...query, ...(cursor && { cursor }) });
        costs.push(world.requests(from));
        found.push(...page.found);
        ({ cursor } = page);
      } while (cursor);
      return { found, costs };
    },
  };
}

const endDateIn = (days: number) => new Date(Date.UTC(2026, 11, 1) + days * 864e5).toISOString().slice(0, 10);
