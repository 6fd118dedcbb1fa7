import type { FeaturedProject as FeaturedCard, ProjectCard } from '#shared/entities/project.ts';
import type { WrittenLanguage } from '#shared/fields.ts';
import { nameOf } from '#shared/fullName.ts';
import { projectActions } from '#shared/lifecycle.ts';
import { baseLanguages, readersCurrency } from '#shared/locales.ts';
import type { Currency } from '#shared/settings.ts';
import { useQuery } from '#web/api/hooks.ts';
import { avatarOf } from '#web/api/liveSession.ts';
import { usePlace } from '#web/domain/person/place.ts';
import { type OpenRole, openRole } from '#web/domain/role/openRole.ts';
import { useLanguage } from '#web/i18n/LanguageContext.ts';
import type { Language } from '#web/i18n/languages.ts';
import type { AvatarImageProps } from '#web/ui/AvatarImage.tsx';

/** A project as the home page shows it. */
export interface FeaturedProject {
  ProjectID: string;
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
  toHire: boolean;
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
const ROLES = 5;

/** Fetches the projects, roles and totals of the home page. */
export function useFeatured(): Home {
  const language = useLanguage();
  const placeOf = usePlace();
  const projects = useQuery('listFeaturedProjects', {});
  const prospects = useQuery('listFeaturedProspects', { query: { limit: ROLES } });

  if (projects.error || prospects.error) return { status: 'failed' };
  if (!projects.data || !prospects.data) return { status: 'loading' };

  const { items, counts } = projects.data;
  const roles = prospects.data.items;
  const own = readersCurrency[language];
  return {
    status: 'ready',
    featured: inReadersOrder(items, language).map(project =>
      featured(project, placeOf(project.owner), language),
    ),
    roles: roles.map(openRole),
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

/**
 * The featured projects as a reader sees them: first those that people can still join or give to, and among these the ones in the
 * reader's language. Reserved places stay last.
 */
function inReadersOrder(items: readonly FeaturedCard[], lang: Language): FeaturedCard[] {
  const underWay: readonly string[] = projectActions.acceptApplications.from;
  const rank = ({ isReserved, status, language }: FeaturedCard) =>
    (isReserved ? 4 : 0) + (underWay.includes(status) ? 0 : 2) + (language === baseLanguages[lang] ? 0 : 1);
  return items.toSorted((one, other) => rank(one) - rank(other));
}

const elsewhere = (own: Currency): Currency[] =>
  (['GBP', 'EUR', 'USD'] as const).filter(currency => currency !== own);

function featured(project: FeaturedCard, place: string, lang: Language): FeaturedProject {
  const { owner, raised, budget, currency, progress } = project;
  return {
    ...project,
    owner: { UserID: owner.UserID, name: nameOf(owner, lang), avatar: avatarOf(owner.avatar), place },
    progress: progress / 100,
    money: { minor: raised, totalMinor: budget, currency },
  };
}
