import openEndpoints from 'virtual:endpoints';
import { matchPath } from 'react-router-dom';
import type { EndpointID } from '#shared/contracts/index.ts';
import { oembedPath, sitePicturePath } from '#shared/embed.ts';
import type { Author } from '#shared/entities/author.ts';
import type { Project, ProjectCard } from '#shared/entities/project.ts';
import type { FeaturedProspect } from '#shared/entities/prospect.ts';
import { isFormerMember, nameOf } from '#shared/fullName.ts';
import type { PageState, RenderedCall, ServedPage, SiteRenderer } from '#shared/pageState.ts';
import { paths, slugOf } from '#shared/paths.ts';
import { type Described, STATE_ID } from '#web/api/pageState.ts';
import { type DocumentHead, inlineJson, metaTags } from '#web/documentHead.ts';
import { type DocumentTemplates, META_PLACE, PAGE_PLACE, templateKey } from '#web/documentTemplate.ts';
import { i18nFor, loadTranslations } from '#web/i18n/i18n.ts';
import { isLanguage, type Language } from '#web/i18n/languages.ts';
import { listQueryOf, parseMarketQuery } from '#web/pages/market/marketQuery.ts';
import { renderPage } from '#web/renderPage.tsx';
import { pageMeta } from '#web/routes/pageMeta.ts';
import { PAGES, type Page } from '#web/routes/pages.ts';
import type { PageCall } from '#web/routes/pageView.ts';

interface Found {
  page: Page;
  lang: Language;
  params: Readonly<Record<string, string | undefined>>;
}

const served = PAGES.filter(({ render }) => render === 'server');

function find(path: string): Found | undefined {
  for (const page of served) {
    const match = matchPath(page.pattern, path);
    if (match && isLanguage(match.params['lang']))
      return { page, lang: match.params['lang'], params: match.params };
  }
  return undefined;
}

/** Input of a call: the path parameters that the endpoint shares with the page, and the query. */
function callOf({ id, query }: PageCall, params: Found['params']): RenderedCall {
  const names = [...(openEndpoints[id]?.path ?? '').matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return {
    id,
    input: { ...Object.fromEntries(names.map(name => [name, params[name]])), ...(query && { query }) },
  };
}

/** The call of the market for what the query of its address chooses. */
const marketCall = (query: string): RenderedCall => ({
  id: 'listProjects',
  input: { query: listQueryOf(parseMarketQuery(new URLSearchParams(query))) },
});

/** The renderer of this build's pages. */
export const makeRenderer = ({ version, documents }: DocumentTemplates): SiteRenderer => ({
  version,

  findPage: (path, query) => {
    const found = find(path);
    if (!found) return undefined;
    const { name, calls = [] } = found.page;
    if (name === 'market' && query) return { name, path, query, calls: [marketCall(query)] };
    return { name, path, calls: calls.map(call => callOf(call, found.params)) };
  },

  canonicalPath: ({ path }, state) => canonicalOf(path, state),

  async render(page, state, { origin, onError }) {
    const found = find(page.path);
    const template = found && documents[templateKey(found.lang, found.page.name)];
    if (!found || !template) throw new Error(`No template for ${page.path}`);

    await loadTranslations(found.lang, found.page.namespaces);
    let described: Described | undefined;
    const html = await renderPage(page.path, {
      state,
      onError,
      describe: it => {
        described = it;
      },
    });
    const head = headOf(found, { page, state, described, origin });
    return template
      .replace(META_PLACE, () => metaTags(head).join('\n    '))
      .replace(PAGE_PLACE, () => html)
      .replace('</body>', () => `${state ? stateScript(state) : ''}</body>`);
  },
});

const stateScript = (state: PageState): string =>
  `<script type="application/json" id="${STATE_ID}">${inlineJson(state)}</script>`;

const responseTo = (id: EndpointID, state: PageState | undefined): unknown =>
  state?.responses.find(response => response.id === id)?.data;

interface Context {
  page: ServedPage;
  state: PageState | undefined;
  described: Described | undefined;
  origin: string;
}

function headOf(found: Found, context: Context): DocumentHead {
  const { state, described, origin } = context;
  const { page, lang } = found;
  const general = pageMeta(i18nFor(lang), page);
  const isMissing = state?.responses[0]?.refusal !== undefined;
  const path = state && canonicalOf(context.page.path, state);
  const head: DocumentHead = {
    picture: isMissing ? undefined : sitePicture,
    origin,
    lang,
    path,
    title: described ? `${described.name} · Cairn` : general.title,
    description: described?.description ?? general.description,
    // Pages of results are endless, and nobody looks for them; those of filters are told apart by their canonical address.
    hidden:
      page.hidden ||
      isMissing ||
      new URLSearchParams(context.page.query).has('search') ||
      state?.maintenance !== undefined,
    feed: feedOf(found),
  };
  return { ...head, ...subjectOf(found, { ...context, address: origin + (path ?? '') }) };
}

/** Path of the feed with what is new on a page. */
function feedOf({ page, lang }: Found): string | undefined {
  if (page.name === 'roles') return `/${lang}/roles/feed.xml`;
  return page.name === 'index' || page.name === 'market' ? `/${lang}/feed.xml` : undefined;
}

/** A project's address ends in its name. */
function canonicalOf(path: string, state: PageState): string {
  const found = find(path);
  const project = responseTo('getProject', state) as Project | undefined; // an output of this endpoint
  if (found?.page.name !== 'project' || !project) return path;
  return paths.project({ lang: found.lang, ProjectID: project.ProjectID, slug: slugOf(project.name) });
}

/** Structured data, kind and picture of a page's subject. */
function subjectOf(
  { page, lang }: Found,
  { state, origin, address }: Context & { address: string },
): Pick<DocumentHead, 'kind' | 'data' | 'picture' | 'oembed'> {
  const project = responseTo('getProject', state) as Project | undefined; // outputs of these endpoints
  const author = responseTo('getAuthor', state) as Author | undefined;
  const market = responseTo('listProjects', state) as { items: readonly ProjectCard[] } | undefined;
  const inLanguage = { inLanguage: i18nFor(lang).language };

  if (project)
    return {
      kind: 'article',
      oembed: oembedPath(lang, project.ProjectID),
      picture: project.sharePicture ? { path: project.sharePicture, alt: project.name } : sitePicture,
      data: {
        ...schema('Project'),
        name: project.name,
        description: project.description,
        url: address,
        foundingDate: project.approvedAt ?? project.submittedAt,
        founder: {
          '@type': 'Person',
          name: nameOf(project.owner, lang),
          ...(!isFormerMember(project.owner) && {
            url: origin + paths.author({ lang, UserID: project.owner.UserID }),
          }),
        },
      },
    };
  if (author)
    return {
      kind: 'profile',
      data: {
        ...schema('ProfilePage'),
        ...inLanguage,
        dateCreated: author.registrationDate,
        mainEntity: {
          '@type': 'Person',
          name: nameOf(author, lang),
          alternateName: author.username,
          url: address,
          ...(author.about && { description: author.about }),
        },
      },
    };
  if (market)
    return {
      data: {
        ...schema('CollectionPage'),
        ...inLanguage,
        url: address,
        mainEntity: {
          '@type': 'ItemList',
          itemListElement: market.items.map(({ ProjectID, name }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name,
            url: origin + paths.project({ lang, ProjectID, slug: slugOf(name) }),
          })),
        },
      },
    };
  const roles = page.name === 'roles' ? responseTo('listFeaturedProspects', state) : undefined;
  if (roles)
    return {
      data: {
        ...schema('CollectionPage'),
        ...inLanguage,
        url: address,
        mainEntity: roleList(roles as { items: readonly FeaturedProspect[] }, lang, origin), // its output
      },
    };
  return page.name === 'index' && state
    ? { data: { ...schema('WebSite'), ...inLanguage, name: 'Cairn', url: address } }
    : {};
}

/** Open roles as voluntary work that one can do. */
const roleList = (
  { items }: { items: readonly FeaturedProspect[] },
  lang: Language,
  origin: string,
): object => ({
  '@type': 'ItemList',
  itemListElement: items.map((role, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: {
      '@type': 'VolunteerAction',
      name: role.PersonType,
      description: role.Notes,
      url:
        origin +
        paths.project({
          lang,
          ProjectID: role.ProjectID,
          slug: slugOf(role.projectName),
          hash: 'roles',
        }),
      object: { '@type': 'Project', name: role.projectName },
      ...((role.workplace === 'onSite' || role.workplace === 'either') && {
        location: { '@type': 'Country', name: role.country },
      }),
      ...(role.closesAt && { endTime: role.closesAt }),
    },
  })),
});

/** Of pages that have no picture of their own; the build draws it. */
const sitePicture = { path: sitePicturePath, alt: 'Cairn' };

const schema = (type: string) => ({ '@context': 'https://schema.org', '@type': type });
