import type { FeaturedProject as FeaturedCard, ProjectCard } from '#shared/entities/project.ts';
import type { WrittenLanguage } from '#shared/fields.ts';
import { nameOf } from '#shared/fullName.ts';
import { baseLanguages, readersCurrency } from '#shared/locales.ts';
import { paths, slugOf } from '#shared/paths.ts';
import type { Currency } from '#shared/settings.ts';
import { languagesOf } from '#shared/translation/versionOf.ts';
import { useQuery } from '#web/api/hooks.ts';
import { avatarOf } from '#web/api/liveSession.ts';
import { usePlace } from '#web/domain/person/place.ts';
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

/** Number of roles on the home page, and of the newest ones among which those in the reader's language come first. */
const ROLES = 5;
const NEWEST_ROLES = 20;

/** Fetches the projects, roles and totals of the home page. */
export function useFeatured(): Home {
  const language = useLanguage();
  const placeOf = usePlace();
  const versionFor = useCardVersion();
  const roleVersionFor = useListedRoleVersion();
  const projects = useQuery('listFeaturedProjects', {});
  const prospects = useQuery('listFeaturedProspects', { query: { limit: NEWEST_ROLES } });

  if (projects.error || prospects.error) return { status: 'failed' };
  if (!projects.data || !prospects.data) return { status: 'loading' };

  const { items, counts } = projects.data;
  const roles = inReadersOrder(prospects.data.items, language).slice(0, ROLES);
  const own = readersCurrency[language];
  return {
    status: 'ready',
    featured: inReadersOrder(items, language).map(project =>
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

/** Projects or roles as a reader sees them: first those that exist in the reader's language. Reserved places stay last. */
function inReadersOrder<One extends Parameters<typeof languagesOf>[0] & { isReserved?: boolean }>(
  items: readonly One[],
  lang: Language,
): One[] {
  const rank = (one: One) =>
    (one.isReserved ? 2 : 0) + (languagesOf(one).includes(baseLanguages[lang]) ? 0 : 1);
  return items.toSorted((one, other) => rank(one) - rank(other));
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
