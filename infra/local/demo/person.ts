import type { AvatarFeatures } from '#shared/avatars/avatarChoices.ts';
import type { AvailableHours } from '#shared/entities/author.ts';
import type { ChosenFrequencies } from '#shared/notificationSettings.ts';
import type { PlanTypeId } from '#shared/plans.ts';
import type { Country, Language, Skill } from '#shared/settings.ts';

/** A demo user. */
export interface DemoPerson {
  firstName: string;
  lastName: string;
  username: string;
  city: string;
  /** Absent for countries without a local edition. */
  country?: Country;
  about: string;
  /** A number selects a ready-made avatar; options draw one. */
  /** Skills that they say they have. */
  skills?: readonly Skill[];
  /** Hours a week that they say they have for projects. */
  availableHours?: AvailableHours;
  /** Their addresses elsewhere on the web. */
  links?: readonly string[];
  avatar: number | AvatarFeatures;
  /** Reputation points from before the seeded history, which adds its own awards. */
  points: number;
  plan: PlanTypeId;
  language: Language;
  /** Email frequencies that differ from the defaults. */
  emailFrequencies?: ChosenFrequencies;
  /** Whether their page shows everybody their finished tasks. */
  showsFinishedTasks?: boolean;
  /** Whether they and others who do the same see when they have read each other’s messages. */
  showsReading?: boolean;
  /** Days before the seeding. */
  joined: number;
}
