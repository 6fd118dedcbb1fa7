import { generation } from './generation.ts';
import { type PlanTypeId, planOffers, plans } from './plans.ts';

/**
 * The lines of the price list. Everything that tells what a plan includes is written from them, and `priceList.test.ts`
 * compares each with the endpoint that grants it.
 */
export const priceList = {
  projects: plan => plans[plan].projectsAtOnce,
  roles: plan => plans[plan].prospectsPerProject,
  /** Platform fee in permille. */
  fee: plan => plans[plan].commissionPermille,
  /** Generated ideas per day; on every plan, an hour has at most `generation.perHour`. */
  ideas: plan => generation.perDay[plan],
  /** Projects with a task board at the same time, and the members of their teams; null for no limit. */
  boards: plan => plans[plan].taskBoards,
  messages: () => true,
  strangers: plan => plans[plan].writesToStrangers,
  teams: plan => plans[plan].worksInSeveralTeams,
  people: plan => plans[plan].teamManagement,
  statistics: plan => plans[plan].teamManagement,
  visibility: plan => planOffers[plan].widerVisibility,
  analytics: plan => planOffers[plan].analytics,
  support: plan => planOffers[plan].prioritySupport,
} as const satisfies Record<
  string,
  (plan: PlanTypeId) => number | boolean | { projects: number; members: number } | null
>;

export type PriceListLine = keyof typeof priceList;
export const priceListLines = Object.keys(priceList) as PriceListLine[]; // the keys of a constant object

type LineOf<Value> = {
  [Line in PriceListLine]: ReturnType<(typeof priceList)[Line]> extends Value ? Line : never;
}[PriceListLine];

/** A line that a plan includes or not. */
export type IncludedLine = LineOf<boolean>;

const isIncludedLine = (line: PriceListLine): line is IncludedLine =>
  typeof priceList[line]('free') === 'boolean';

/** The lines that a plan includes or not, in their order. */
export const includedLines = priceListLines.filter(isIncludedLine);
