import type { EndpointID } from '#shared/contracts/index.ts';
import { oembedPath, sitePicturePath } from '#shared/embed.ts';
import type { Author } from '#shared/entities/author.ts';
import type { Project, ProjectCard } from '#shared/entities/project.ts';
import type { FeaturedProspect } from '#shared/entities/prospect.ts';
import { isFormerMember, nameOf } from '#shared/fullName.ts';
import type { PageState } from '#shared/pageState.ts';
import { paths, slugOf } from '#shared/paths.ts';
import type { DocumentHead } from '#web/documentHead.ts';
import { i18nFor } from '#web/i18n/i18n.ts';
import type { Language } from '#web/i18n/languages.ts';

/** A rendered page, of which search engines and other sites learn. */
interface SubjectContext {
  lang: Language;
  state: PageState | undefined;
  origin: string;
  /** The page's whole address. */
  address: string;
}

/** Data of an answer with which a page was rendered; undefined if it is not among them. */
export const responseTo = (id: EndpointID, state: PageState | undefined): unknown =>
  state?.responses.find(response => response.id === id)?.data;

/** Structured data, kind and picture of a page's subject. */
export function subjectOf(
  page: string,
  { lang, state, origin, address }: SubjectContext,
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
  const roles = page === 'roles' ? responseTo('listFeaturedProspects', state) : undefined;
  if (roles)
    return {
      data: {
        ...schema('CollectionPage'),
        ...inLanguage,
        url: address,
        mainEntity: roleList(roles as { items: readonly FeaturedProspect[] }, lang, origin), // its output
      },
    };
  return page === 'index' && state
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
export const sitePicture = { path: sitePicturePath, alt: 'Cairn' };

const schema = (type: string) => ({ '@context': 'https://schema.org', '@type': type });
