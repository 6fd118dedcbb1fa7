import { makeDigestProjects } from '#functions/market/digestProjects.ts';
import { importOperation } from '#functions/operations.ts';
import { renderPage } from '#functions/pages/renderPage.ts';
import { writeSitemaps } from '#functions/pages/writeSitemaps.ts';
import { pathsOf } from '#functions/uploads/keys.ts';
import type { UploadWorld } from '#functions/uploads/testing/uploadWorld.ts';
import { contracts } from '#shared/contracts/index.ts';
import type { Project } from '#shared/entities/project.ts';
import type { ProjectID, UserID } from '#shared/ids.ts';
import type { ServedPage, SiteRenderer } from '#shared/pageState.ts';
import type { TestRequest } from '../event.ts';

/** A project with people: its owner, a member of its team, and another person. */
export interface Scene {
  ProjectID: ProjectID;
  owner: UserID;
  member: UserID;
  reader: UserID;
}

/** Response to an anonymous visitor; undefined if there is nothing to see. */
interface Seen {
  text: string;
  /** Tags and paths by which the CDN can be told to invalidate it; undefined if the CDN does not cache it. */
  names: string[] | undefined;
}

/** Reads one place where visitors see projects. */
export type Surface = (world: UploadWorld, scene: Scene) => Promise<Seen | undefined>;

/** Names by which the CDN can invalidate a response; undefined if it does not cache it. */
const namesIn = (headers: Record<string, string>): string[] | undefined =>
  headers['cache-control']?.includes('s-maxage') ? (headers['cache-tag']?.split(',') ?? []) : undefined;

const api =
  (id: string, inputOf: (scene: Scene) => TestRequest, namesProject = true): Surface =>
  async (world, scene) => {
    const contract = contracts.find(one => one.id === id);
    if (!contract) throw new Error(`No contract ${id}`);
    const operation = await importOperation(contract);
    const { status, data, headers } = await world.callWith(operation, inputOf(scene));
    if (status !== 200) return undefined;
    const text = JSON.stringify(data) + (namesProject ? '' : scene.ProjectID);
    return { text, names: namesIn(headers) };
  };

const ofProject = ({ ProjectID }: Scene) => ({ ProjectID });
const some = { query: { limit: 20 } };

/** Public endpoints that show projects. Answers about one project need not name it. */
export const publicEndpoints: Record<string, Surface> = {
  getProject: api('getProject', ofProject),
  listProjects: api('listProjects', () => ({ query: { search: 'zephyr', limit: 20 } })),
  listFeaturedProjects: api('listFeaturedProjects', () => ({})),
  listUserProjects: api('listUserProjects', ({ owner }) => ({ userId: owner, ...some })),
  listAuthorProjects: api('listAuthorProjects', ({ owner }) => ({ UserID: owner, ...some })),
  listAuthorTeams: api('listAuthorTeams', ({ member }) => ({ UserID: member, ...some })),
  listFinishedTasks: api('listFinishedTasks', ({ member }) => ({ UserID: member, ...some })),
  listFeaturedProspects: api('listFeaturedProspects', () => some),
  listProspects: api('listProspects', ofProject, false),
  listComments: api('listComments', ofProject, false),
  listProgressEntries: api('listProgressEntries', ofProject, false),
  listTeamMembers: api('listTeamMembers', ofProject, false),
  listProjectPayments: api('listProjectPayments', ofProject, false),
  listProofEntries: api('listProofEntries', ofProject, false),
};

/** Those that show projects offered for adoption. */
export const ofOffered: Record<string, Surface> = {
  getAdoption: api('getAdoption', ofProject, false),
  listProjectsToAdopt: api('listProjectsToAdopt', () => some),
};

/** Those that show teams for hire. */
export const ofHired: Record<string, Surface> = {
  listTeamsToHire: api('listTeamsToHire', () => some),
  getAuthor: api('getAuthor', ({ member }) => ({ UserID: member })),
};

/** Public endpoints that show no projects, and why. */
export const withoutProjects: Record<string, string> = {
  healthCheck: 'state of the service',
  checkAccess: 'pages by name',
  getSignInUrl: 'of one browser',
  getEmailConfirmation: 'of one person',
  listAuthors: 'people',
  getAnswerTime: 'a time',
  getPlatformFee: 'settings',
  returnConnect: 'of one person',
  refreshConnect: 'of one person',
  listSubscriptionPlans: 'settings',
  getSubscriptionPlan: 'settings',
  ssoLogin: 'of one person',
  getStatistics: 'counts',
  openUnsubscribe: 'of one person',
  getSubscription: 'of one person',
  getReputationMap: 'counts',
};

/** A site whose documents consist of the data that they were rendered from. */
const site: SiteRenderer = {
  version: 'one',
  findPage: path => {
    const [, , kind = '', id = ''] = path.split('/');
    const calls: Record<string, ServedPage['calls']> = {
      projects: [{ id: 'getProject', input: { ProjectID: id } }],
      authors: [{ id: 'listAuthorProjects', input: { UserID: id, query: { limit: '20' } } }],
      market: [{ id: 'listProjects', input: { query: { sort: 'newest', limit: '20' } } }],
      roles: [{ id: 'listFeaturedProspects', input: { query: { sort: 'newest', limit: '20' } } }],
      home: [{ id: 'listFeaturedProjects', input: { query: {} } }],
    };
    return calls[kind] && { name: kind, path, calls: calls[kind] };
  },
  canonicalPath: ({ path }) => path,
  render: async (_, state) => JSON.stringify(state),
};

const page =
  (pathOf: (scene: Scene) => string): Surface =>
  async (world, scene) => {
    const { status, headers, body } = await renderPage(
      { path: pathOf(scene), withoutData: false, stays: true, ifNoneMatch: undefined },
      { ...world.deps, site: async () => site, siteUrl: 'https://cairn.example' },
    );
    return status === 200 ? { text: body ?? '', names: namesIn(headers) } : undefined;
  };

const sitemap: Surface = async world => {
  const written: string[] = [];
  const replace = async (key: string, bytes: Buffer) => {
    written.push(bytes.toString());
    return `/media/${key}`;
  };
  await writeSitemaps({ ...world.deps, media: { replace } }, 'https://cairn.example');
  return { text: written.join(), names: undefined }; // written again each day
};

const digest: Surface = async (world, { reader }) => {
  const text = JSON.stringify(await makeDigestProjects(world.deps)({ UserID: reader, language: 'en' }));
  return { text, names: undefined };
};

/** Pages, feeds, cards on other sites, emails. */
export const documents: Record<string, Surface> = {
  'page of the project': page(({ ProjectID }) => `/en/projects/${ProjectID}`),
  'page of the owner': page(({ owner }) => `/en/authors/${owner}`),
  'page of the market': page(() => '/en/market'),
  'front page': page(() => '/en/home'),
  'card on other sites': page(({ ProjectID }) => `/en/embed/${ProjectID}`),
  'description of the card': page(({ ProjectID }) => `/en/oembed/${ProjectID}.json`),
  feed: page(() => '/en/feed.xml'),
  'feed of open roles': page(() => '/en/roles/feed.xml'),
  'page of open roles': page(() => '/en/roles'),
  sitemap,
  digest,
};

/** The files of a project while it is public. */
export function filesOf({ image, videoUrl, sharePicture }: Project): Record<string, Surface> {
  const pictures = image.kind === 'picture' && { card: image.card, cover: image.cover };
  const named: Record<string, string | undefined> = {
    video: videoUrl,
    'link preview': sharePicture,
    ...pictures,
  };
  return Object.fromEntries(
    Object.entries(named).map(([name, path = 'missing']) => [
      `file: ${name}`,
      async (world, { ProjectID }) =>
        await world.shown(path).then(
          () => ({ text: ProjectID, names: pathsOf(path.replace('/media/', '')) }),
          () => undefined,
        ),
    ]),
  );
}

/** Surfaces on which a project is shown, as visitors get them from a CDN that keeps everything until it is told to forget it. */
export function makeEdge(world: UploadWorld) {
  const kept = new Map<string, Seen & { since: number }>();
  return {
    async showing(surfaces: Record<string, Surface>, scene: Scene): Promise<string[]> {
      const showing: string[] = [];
      for (const [name, read] of Object.entries(surfaces)) {
        const key = `${name} ${scene.ProjectID}`;
        const known = kept.get(key);
        const isForgotten = world.forgotten.slice(known?.since).some(one => known?.names?.includes(one));
        const seen = known?.names && !isForgotten ? known : await read(world, scene);
        if (seen) kept.set(key, { ...seen, since: world.forgotten.length });
        else kept.delete(key);
        if (seen?.text.includes(scene.ProjectID)) showing.push(name);
      }
      return showing;
    },
  };
}
