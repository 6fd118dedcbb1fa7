import type { WrittenLanguage } from '#shared/fields.ts';
import type { ProjectState } from '#shared/lifecycle.ts';
import type { Country, Skill } from '#shared/settings.ts';

/** Filters of the market. A project matches a group without values, or with one of its values. */
export interface MarketFilters {
  country: readonly Country[];
  language: readonly WrittenLanguage[];
  status: readonly ProjectState[];
  skill: readonly Skill[];
}
