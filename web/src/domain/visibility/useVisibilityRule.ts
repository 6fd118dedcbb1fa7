import { planNames } from '#shared/plans.ts';
import { featuredPlaces, plansWithWiderVisibility } from '#shared/visibility.ts';
import { useFormat } from '#web/i18n/format.ts';

/** The plans with wider visibility, "Pro or Premium", and the numbers of places, for the texts that explain the rule. */
export function useVisibilityRule() {
  const format = useFormat();
  const { home, weeklyDigest } = featuredPlaces;
  return {
    plans: format.list(
      plansWithWiderVisibility.map(plan => planNames[plan]),
      'disjunction',
    ),
    places: home.shown,
    reserved: home.reserved,
    digestPlaces: weeklyDigest.shown,
    digestReserved: weeklyDigest.reserved,
  };
}
