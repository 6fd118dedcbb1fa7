import { activeAuthors, authors } from '#functions/authors/author.store.ts';
import { mayBeFound } from '#functions/authors/mayBeFound.ts';
import type { Deps } from '#functions/platform/deps.ts';
import type { Media } from '#functions/platform/media.ts';
import { byState, type ProjectRecord, projects } from '#functions/projects/project.store.ts';
import { readPublicCards } from '#functions/projects/readCards.ts';
import { isPublic, publicProjectStates } from '#shared/lifecycle.ts';
import { paths, slugOf } from '#shared/paths.ts';
import { type ListedPage, sitemapFolder, sitemapIndexOf, sitemapOf } from '#shared/sitemap.ts';
import { pageLanguagesOf, personPageLanguagesOf } from '#shared/translation/versionOf.ts';

/** Pages of one file. Each is listed in five languages; a file may have 50,000 addresses and 50 MB. */
const pagesPerFile = 1_000;

/** Cards that one request reads. */
const cardsPerRequest = 100;

const folder = sitemapFolder.replace(/\/$/, '');

/**
 * Writes the sitemaps of all public projects and of the people who may be found, and last their index, so that it never names a file that is missing.
 * Returns how many files there are.
 */
export async function writeSitemaps(
  { table, media }: Deps & { media: Pick<Media, 'replace'> },
  siteUrl: string,
): Promise<{ files: number }> {
  const addresses: string[] = [];
  const write = async (kind: string, listed: AsyncIterable<ListedPage>): Promise<void> => {
    let count = 0;
    for await (const part of inParts(listed, pagesPerFile)) {
      const key = `${folder}/${kind}-${++count}.xml`;
      const path = await media.replace(key, Buffer.from(sitemapOf(siteUrl, part)), 'application/xml');
      addresses.push(siteUrl + path);
    }
  };
  await write('projects', projectPages(table));
  await write('people', peoplePages(table));
  await media.replace(`${folder}/index.xml`, Buffer.from(sitemapIndexOf(addresses)), 'application/xml');
  return { files: addresses.length };
}

/** The pages of public projects in the languages of their cards. */
async function* projectPages(table: Deps['table']): AsyncGenerator<ListedPage> {
  for await (const part of inParts(publicProjects(table), cardsPerRequest))
    for (const card of await readPublicCards(table, part)) {
      const path = paths.project({ lang: 'en', ProjectID: card.ProjectID, slug: slugOf(card.name) });
      yield { path, languages: pageLanguagesOf(card) };
    }
}

async function* publicProjects(table: Deps['table']): AsyncGenerator<ProjectRecord> {
  for (const state of publicProjectStates)
    for await (const project of table.each(projects, { index: 'gsi1', pk: byState(state) }))
      if (isPublic(project)) yield project;
}

/** The pages of the people who may be found, in the languages in which they have written about themselves. */
async function* peoplePages(table: Deps['table']): AsyncGenerator<ListedPage> {
  for await (const person of table.each(authors, activeAuthors))
    if (mayBeFound(person))
      yield {
        path: paths.author({ lang: 'en', UserID: person.UserID }),
        languages: personPageLanguagesOf(person),
      };
}

async function* inParts<One>(all: AsyncIterable<One>, size: number): AsyncGenerator<One[]> {
  let part: One[] = [];
  for await (const one of all) {
    part.push(one);
    if (part.length < size) continue;
    yield part;
    part = [];
  }
  if (part.length > 0) yield part;
}
