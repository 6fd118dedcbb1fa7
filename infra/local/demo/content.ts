import type { ProgressDraft } from '#shared/entities/progressEntry.ts';
import type { StarterTask } from '#shared/entities/prospect.ts';
import type { workplaces } from '#shared/finding.ts';
import type { ProjectState } from '#shared/lifecycle.ts';
import type { Country, Skill } from '#shared/settings.ts';
import type { PersonKey } from './people.ts';
import type { DemoPicture } from './pictures/demoPictures.ts';

/** An application for a role. */
export interface DemoRequest {
  by: PersonKey;
  /** Days before the seeding. */
  ago: number;
  note: string;
}

/** A role with all its applications. */
export interface DemoRole {
  type: string;
  skill: Skill;
  notes: string;
  hoursPerWeek?: number;
  workplace?: (typeof workplaces)[number];
  /** Notes of applicants answer it. */
  starterTask?: StarterTask;
  /** The language into which its holder translates the project. */
  translates?: DemoProject['language'];
  taken?: DemoRequest;
  /** Someone who filled it and was removed; `until`: days before the seeding. */
  former?: DemoRequest & { until: number };
  /** Whether it is still open. */
  asked?: readonly DemoRequest[];
  refused?: readonly DemoRequest[];
}

/** A comment: its author, its age in days before the seeding, its text. */
export interface DemoComment {
  by: PersonKey;
  ago: number;
  text: string;
  /** A reply: its author, the hours after the comment, its text. */
  replies?: readonly (readonly [by: PersonKey, hoursAfter: number, text: string])[];
}

/** An entry of the progress log: its age in days before the seeding, and the percent that was done. */
export interface DemoProgress {
  ago: number;
  progress: number;
  title: string;
  text: string;
  translations?: ProgressDraft['translations'];
  pictures?: readonly DemoPicture[];
}

/** Totals from which the payments of a project are generated. */
export interface DemoMoney {
  /** Share of the budget, 0 to 1. */
  share: number;
  payments: number;
  /** Age of the last payment in days before the seeding. */
  latest: number;
}

/** A demo project with its entire history. */
export interface DemoProject {
  slug: string;
  owner: PersonKey;
  language: 'en' | 'fr' | 'es';
  country: Country;
  name: string;
  shortName: string;
  description: string;
  /** Markdown. */
  details: string;
  /** Whole units of currency; the whole budget is offered in points. */
  budget: number;
  /** Number of points. */
  parts: number;
  point: string;
  /** Names of the seven stones of the budget, which say what each pays for, in order. */
  stones?: readonly string[];
  /** Percent. */
  contributorsPart?: number;
  progress: number;
  palette: 'moss' | 'ember' | 'tide';
  prototypeUrl?: string;
  state: ProjectState;
  /** Days before the seeding. */
  submitted: number;
  /** Days before the seeding at which it was halted, completed, abandoned or denied. */
  ended?: number;
  /** Days after the seeding; negative if it has passed. */
  ends: number;
  /** Reason for its denial. */
  reason?: string;
  /** Request of its team for the recruit label; granted unless a member has not consented. */
  toHire?: { by: PersonKey; ago: number; missing?: readonly PersonKey[] };
  /** Offer to a new owner: the applicants, and the one that the owner has chosen. */
  adoption?: {
    ago: number;
    note: string;
    stays: boolean;
    candidates: readonly (DemoRequest & { chosen?: boolean })[];
  };
  roles: readonly DemoRole[];
  comments?: readonly DemoComment[];
  /** Oldest first; the last one has the project's progress. */
  log?: readonly DemoProgress[];
  likes?: number;
  money?: DemoMoney;
}

/** Converts hours to days. */
export const hours = (count: number): number => count / 24;
