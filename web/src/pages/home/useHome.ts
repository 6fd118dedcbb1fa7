import type { FeaturedProject as FeaturedCard, ProjectCard } from '#shared/entities/project.ts';
import type { WrittenLanguage } from '#shared/fields.ts';
import { nameOf } from '#shared/fullName.ts';
import { readersCurrency } from '#shared/locales.ts';
import { paths, slugOf } from '#shared/paths.ts';
import type { Currency } from '#shared/settings.ts';
import { useQuery } from '#web/api/hooks.ts';
import { avatarOf } from '#web/api/liveSession.ts';
import { usePlace } from '#web/domain/person/place.ts';
import { useReads } from '#web/domain/reading/useReads.ts';
import { useCardVersion, useListedRoleVersion } from '#web/domain/reading/versions.ts';
import { type OpenRole, openRole } from '#web/domain/role/openRole.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import type { Language } from '#web/i18n/languages.ts';
import type { AvatarImageProps } from '#web/ui/AvatarImage.tsx';

/** A project as the home page shows it. */
export interface FeaturedProject {
  ProjectID: string;
  /** Path of its page. */
  path: string;
  name: string;
  description: string;
  /** Language of the project's texts. */
  language: WrittenLanguage;
  image: ProjectCard['image'];
  owner: { UserID: string; name: string; avatar: AvatarImageProps['of']; place: string };
  /** From 0 to 1. */
  progress: number;
  money?: { minor: number; totalMinor: number; currency: Currency };
  rolesOpen: number;
  /** Names of open roles. */
  needs: readonly string[];
  likes: number;
  /** Whether its place is reserved for owners with wider visibility. */
  isReserved: boolean;
}

export interface HomeTally {
  projects: number;
  roles: number;
  people: number;
  /** Total raised in the reader's currency. */
  given: { minor: number; currency: Currency };
  /** Totals raised in other currencies. */
  givenElsewhere: readonly { minor: number; currency: Currency }[];
}

export type Home =
  | { status: 'loading' }
  | { status: 'failed' }
  | {
      status: 'ready';
      featured: readonly FeaturedProject[];
      roles: readonly OpenRole[];
      tally: HomeTally | undefined;
    };

/** Number of roles on the home page. */
const shownRoles = 5;

/** Fetches the projects, roles and totals of the home page. */
export function useFeatured(): Home {
  const language = useLanguage();
  const reads = useReads().join();
  const placeOf = usePlace();
  const versionFor = useCardVersion();
  const roleVersionFor = useListedRoleVersion();
  const kept = { keepPreviousData: true }; // while the reader's own languages take the place of the page's
  const projects = useQuery('listFeaturedProjects', { query: { reads } }, kept);
  const prospects = useQuery('listFeaturedProspects', { query: { limit: shownRoles, reads } }, kept);

  if (!projects.data || !prospects.data)
    return { status: projects.error || prospects.error ? 'failed' : 'loading' };

  const { items, counts } = projects.data;
  const roles = prospects.data.items;
  const own = readersCurrency[language];
  return {
    status: 'ready',
    featured: items.map(project =>
      featured(versionFor(project), {
        path: paths.project({ lang: language, ProjectID: project.ProjectID, slug: slugOf(project.name) }),
        place: placeOf(project.owner),
        lang: language,
      }),
    ),
    roles: roles.map(role => openRole(language, role, roleVersionFor(role))),
    tally: {
      projects: counts.projects,
      roles: counts.rolesOpen,
      people: counts.people,
      given: { minor: counts.raised[own] ?? 0, currency: own },
      givenElsewhere: elsewhere(own).flatMap(currency => {
        const minor = counts.raised[currency] ?? 0;
        return minor > 0 ? { minor, currency } : [];
      }),
    },
  };
}

const elsewhere = (own: Currency): Currency[] =>
  (['GBP', 'EUR', 'USD'] as const).filter(currency => currency !== own);

function featured(
  project: FeaturedCard,
  { path, place, lang }: { path: string; place: string; lang: Language },
): FeaturedProject {
  const { owner, raised, budget, currency, progress } = project;
  return {
    ...project,
    path,
    owner: { UserID: owner.UserID, name: nameOf(owner, lang), avatar: avatarOf(owner.avatar), place },
    progress: progress / 100,
    money: { minor: raised, totalMinor: budget, currency },
  };
}
