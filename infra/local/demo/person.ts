import type { AvatarFeatures } from '#shared/drawings/avatarChoices.ts';
import type { Country, Language, PlanTypeId } from '#shared/settings.ts';

/** A person of the demo data. */
export interface DemoPerson {
  firstName: string;
  lastName: string;
  username: string;
  city: string;
  /** Absent where the person lives in a country that has no edition yet. */
  country?: Country;
  about: string;
  /** A number names a ready-made face; choices draw one. */
  avatar: number | AvatarFeatures;
  /** Points from before the history that is seeded; its own awards come on top. */
  points: number;
  plan: PlanTypeId;
  language: Language;
  /** Days before the seeding. */
  joined: number;
}
