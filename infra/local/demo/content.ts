import type { ProjectState } from '#shared/lifecycle.ts';
import type { Country, Skill } from '#shared/settings.ts';
import type { PersonKey } from './people.ts';

/** Somebody's wish to take a role. */
export interface DemoRequest {
  by: PersonKey;
  /** Days before the seeding. */
  ago: number;
  note: string;
}

/** A role with everybody who asked for it. */
export interface DemoRole {
  type: string;
  skill: Skill;
  notes: string;
  taken?: DemoRequest;
  /** Still open. */
  asked?: readonly DemoRequest[];
  refused?: readonly DemoRequest[];
}

/** A comment: who, how many days before the seeding, what. */
export interface DemoComment {
  by: PersonKey;
  ago: number;
  text: string;
  /** Who, how many hours after the comment, what. */
  replies?: readonly (readonly [by: PersonKey, hoursAfter: number, text: string])[];
}

/** What a project received, from which its payments are drawn up. */
export interface DemoMoney {
  /** Part of the budget, 0 to 1. */
  share: number;
  payments: number;
  /** Days before the seeding of the last one. */
  latest: number;
}

/** A project of the demo data, with everything that happened to it. */
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
  /** Whole units of currency; all of it is offered in points. */
  budget: number;
  /** How many points the budget is divided into. */
  parts: number;
  point: string;
  /** Percent. */
  contributorsPart?: number;
  progress: number;
  palette: 'moss' | 'ember' | 'tide';
  state: ProjectState;
  /** Days before the seeding. */
  submitted: number;
  /** Days before the seeding when it was halted, completed, abandoned or denied. */
  ended?: number;
  /** Days after the seeding, negative for the past. */
  ends: number;
  /** Why it was denied. */
  reason?: string;
  /** Its team may be hired together. */
  toHire?: boolean;
  roles: readonly DemoRole[];
  comments?: readonly DemoComment[];
  likes?: number;
  money?: DemoMoney;
}

/** Hours as a part of days. */
export const hours = (count: number): number => count / 24;
