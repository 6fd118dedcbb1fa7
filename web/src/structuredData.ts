import type { EndpointID } from '#shared/contracts/index.ts';
import { oembedPath, sitePicturePath } from '#shared/embed.ts';
import type { Author, FoundPerson } from '#shared/entities/author.ts';
import type { Project, ProjectCard } from '#shared/entities/project.ts';
import type { FeaturedProspect } from '#shared/entities/prospect.ts';
import { isFormerMember, nameOf } from '#shared/fullName.ts';
import { baseLanguages } from '#shared/locales.ts';
import type { PageState } from '#shared/pageState.ts';
import { paths, slugOf } from '#shared/paths.ts';
import { placeOfRole } from '#shared/placeOfRole.ts';
import { cardVersion, listedRoleVersion, ownLanguageOf, versionOf } from '#shared/translation/versionOf.ts';
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
  const inLanguage = { inLanguage: i18nFor(lang).language };

  if (project) {
    const { name, description, language } = versionOf(project, baseLanguages[lang]).project;
    return {
      kind: 'article',
      oembed: oembedPath(lang, project.ProjectID),
      picture: project.sharePicture ? { path: project.sharePicture, alt: name } : sitePicture,
      data: {
        ...schema('Project'),
        name,
        description,
        inLanguage: language,
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
  }
  if (author)
    return {
      kind: 'profile',
      data: {
        ...schema('ProfilePage'),
        inLanguage: ownLanguageOf(author) ?? inLanguage.inLanguage,
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
  const list = listOf(page, state, { lang, origin });
  if (list)
    return {
      data: {
        ...schema('CollectionPage'),
        ...inLanguage,
        url: address,
        mainEntity: {
          '@type': 'ItemList',
          itemListElement: list.map((item, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            ...item,
          })),
        },
      },
    };
  return page === 'index' && state
    ? { data: { ...schema('WebSite'), ...inLanguage, name: 'Cairn', url: address } }
    : {};
}

type Place = Pick<SubjectContext, 'lang' | 'origin'>;

/** The entries of a page's list: projects, open roles as voluntary work that one can do, people. Undefined for other pages. */
function listOf(page: string, state: PageState | undefined, place: Place): object[] | undefined {
  const itemsOf = (id: EndpointID) => Object(responseTo(id, state)).items;
  if (page === 'market') return (itemsOf('listProjects') as ProjectCard[] | undefined)?.map(toProject(place));
  if (page === 'roles')
    return (itemsOf('listFeaturedProspects') as FeaturedProspect[] | undefined)?.map(toRole(place));
  if (page === 'authors') return (itemsOf('listAuthors') as FoundPerson[] | undefined)?.map(toPerson(place));
  return undefined;
}

const toProject =
  ({ lang, origin }: Place) =>
  (project: ProjectCard): object => ({
    name: cardVersion(project, baseLanguages[lang]).name,
    url: origin + paths.project({ lang, ProjectID: project.ProjectID, slug: slugOf(project.name) }),
  });

const toRole =
  ({ lang, origin }: Place) =>
  (listed: FeaturedProspect): object => {
    const { role } = listedRoleVersion(listed, baseLanguages[lang]);
    const item = {
      '@type': 'VolunteerAction',
      name: role.PersonType,
      description: role.Notes,
      url: origin + paths.project(placeOfRole(lang, listed)),
      object: { '@type': 'Project', name: role.projectName },
      ...((role.workplace === 'onSite' || role.workplace === 'either') && {
        location: { '@type': 'Country', name: role.country },
      }),
      ...(role.closesAt && { endTime: role.closesAt }),
    };
    return { item };
  };

const toPerson =
  ({ lang, origin }: Place) =>
  (person: FoundPerson): object => ({
    item: {
      '@type': 'Person',
      name: nameOf(person, lang),
      alternateName: person.username,
      url: origin + paths.author({ lang, UserID: person.UserID }),
      ...(person.about && { description: person.about }),
    },
  });

/** Of pages that have no picture of their own; the build draws it. */
export const sitePicture = { path: sitePicturePath, alt: 'Cairn' };

const schema = (type: string) => ({ '@context': 'https://schema.org', '@type': type });
