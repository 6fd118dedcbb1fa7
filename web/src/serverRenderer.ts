import openEndpoints from 'virtual:endpoints';
import { matchPath } from 'react-router-dom';
import { changeLanguage } from '#shared/changeLanguage.ts';
import type { Author } from '#shared/entities/author.ts';
import type { Project } from '#shared/entities/project.ts';
import { baseLanguages } from '#shared/locales.ts';
import type { PageState, RenderedCall, ServedPage, SiteRenderer } from '#shared/pageState.ts';
import { paths, slugOf } from '#shared/paths.ts';
import { ownLanguageOf, pageLanguagesOf, personPageLanguagesOf } from '#shared/translation/versionOf.ts';
import { type Described, STATE_ID } from '#web/api/pageState.ts';
import {
  canonicalLanguage,
  type DocumentHead,
  inlineJson,
  metaTags,
  type PageVersions,
} from '#web/documentHead.ts';
import { type DocumentTemplates, META_PLACE, PAGE_PLACE, templateKey } from '#web/documentTemplate.ts';
import { findingLists } from '#web/domain/finding/findingLists.ts';
import { listQueryOf, parseChoice } from '#web/domain/finding/listQuery.ts';
import { i18nFor, loadTranslations } from '#web/i18n/i18n.ts';
import { isLanguage, type Language } from '#web/i18n/languages.ts';
import { renderPage } from '#web/renderPage.tsx';
import { pageMeta } from '#web/routes/pageMeta.ts';
import { PAGES, type Page } from '#web/routes/pages.ts';
import { type PageCall, queryOf } from '#web/routes/pageView.ts';
import { responseTo, sitePicture, subjectOf } from '#web/structuredData.ts';

interface Found {
  page: Page;
  lang: Language;
  params: Readonly<Record<string, string | undefined>>;
}

/** The page whose title and description those of content that does not exist have. */
const notFound = PAGES.find(({ name }) => name === '404');

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
function callOf(call: PageCall, { lang, params }: Pick<Found, 'lang' | 'params'>): RenderedCall {
  const { id } = call;
  const query = queryOf(call, lang);
  const names = [...(openEndpoints[id]?.path ?? '').matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return {
    id,
    input: { ...Object.fromEntries(names.map(name => [name, params[name]])), ...(query && { query }) },
  };
}

/** The call of a page's list for what the query of its address chooses, as a visitor reads it; undefined for pages without such a list. */
function callOfList(
  { name, lang }: { name: string; lang: Language },
  query: string,
): RenderedCall | undefined {
  const list = findingLists.find(one => one.page === name);
  const choice = list && parseChoice(list, new URLSearchParams(query));
  return choice && { id: list.endpoint, input: { query: listQueryOf(list, choice, [baseLanguages[lang]]) } };
}

/** The renderer of this build's pages. */
export const makeRenderer = ({ version, documents }: DocumentTemplates): SiteRenderer => ({
  version,

  findPage: (path, query) => {
    const found = find(path);
    if (!found) return undefined;
    const { name, calls = [] } = found.page;
    const chosen = query ? callOfList({ name, lang: found.lang }, query) : undefined;
    if (query && chosen) return { name, path, query, calls: [chosen] };
    return { name, path, calls: calls.map(call => callOf(call, found)) };
  },

  canonicalPath: ({ path }, state) => canonicalOf(path, state),

  async render(page, state, { origin, onError }) {
    const found = find(page.path);
    const template = found && documents[templateKey(found.lang, found.page.name)];
    if (!found || !template) throw new Error(`No template for ${page.path}`);

    await loadTranslations(found.lang, [...found.page.namespaces, ...(notFound?.namespaces ?? [])]);
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

interface Context {
  page: ServedPage;
  state: PageState | undefined;
  described: Described | undefined;
  origin: string;
}

function headOf(found: Found, context: Context): DocumentHead {
  const { state, described, origin } = context;
  const { page, lang } = found;
  const isMissing = state?.responses[0]?.refusal !== undefined;
  const general = pageMeta(i18nFor(lang), isMissing && notFound ? notFound : page);
  const path = state && canonicalOf(context.page.path, state);
  const versions = versionsOf(state);
  const canonical = path && changeLanguage(canonicalLanguage(lang, versions), path);
  const head: DocumentHead = {
    picture: isMissing ? undefined : sitePicture,
    origin,
    lang,
    path,
    versions,
    title: described ? `${described.name} · Cairn` : general.title,
    description: described?.description ?? general.description,
    // Pages of results are endless, and are not searched for; those of filters are told apart by their canonical address.
    hidden:
      page.hidden ||
      isMissing ||
      new URLSearchParams(context.page.query).has('search') ||
      state?.maintenance !== undefined,
    feed: feedOf(found),
  };
  return {
    ...head,
    ...subjectOf(found.page.name, { ...context, lang: found.lang, address: origin + (canonical ?? '') }),
  };
}

/** Versions of a page about a project or about a person who has written something; undefined for others, which are in every language. */
function versionsOf(state: PageState | undefined): PageVersions | undefined {
  const project = projectOf(state);
  if (project) return { languages: pageLanguagesOf(project), original: project.language };
  const author = responseTo('getAuthor', state) as Author | undefined; // an output of this endpoint
  const original = author && ownLanguageOf(author);
  return original && { languages: personPageLanguagesOf(author), original };
}

/** Path of the feed with what is new on a page. */
function feedOf({ page, lang }: Found): string | undefined {
  if (page.name === 'roles') return `/${lang}/roles/feed.xml`;
  return page.name === 'index' || page.name === 'market' ? `/${lang}/feed.xml` : undefined;
}

/** The project that a page is about. */
const projectOf = (state: PageState | undefined) => responseTo('getProject', state) as Project | undefined; // an output of this endpoint

/** A project's address ends in its name. */
function canonicalOf(path: string, state: PageState): string {
  const found = find(path);
  const project = projectOf(state);
  if (found?.page.name !== 'project' || !project) return path;
  return paths.project({ lang: found.lang, ProjectID: project.ProjectID, slug: slugOf(project.name) });
}
