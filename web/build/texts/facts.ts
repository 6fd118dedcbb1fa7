import { adoption } from '#shared/adoption.ts';
import { cardCosts, maxCardRate } from '#shared/cardCosts.ts';
import { generation } from '#shared/generation.ts';
import { gifts } from '#shared/gifts.ts';
import {
  formatDateWith,
  formatList,
  formatMoney,
  formatNumber,
  locales,
  readersCurrency,
} from '#shared/locales.ts';
import { minLiability, operator, operatorAddressIn } from '#shared/operator.ts';
import { planNames, planOffers, plans, planTypeIds, subscriptionSettings, teamPlan } from '#shared/plans.ts';
import { amountWithFee, platformFeeOf } from '#shared/platformFee.ts';
import { refundRequests } from '#shared/refundRequests.ts';
import {
  connectStateMinutes,
  currencies,
  money,
  project,
  reputation,
  request,
  sessions,
} from '#shared/settings.ts';
import { hasPrioritySupport, support } from '#shared/support.ts';

/** Languages of the texts; American English is derived from the British texts. */
export const textLanguages = ['en', 'us', 'fr', 'es'] as const;
export type TextLanguage = (typeof textLanguages)[number];

/** The values that texts can name, formatted for a language. */
export function factsIn(language: TextLanguage) {
  const count = (value: number) => formatNumber(language, value);
  const percent = (share: number) =>
    formatNumber(language, share, { style: 'percent', maximumFractionDigits: 1 });
  const currency = readersCurrency[language];
  const { min, small, example } = gifts[currency];
  const price = (minorUnits: number) => formatMoney(language, minorUnits, currency, { whole: true });
  const freeRate = plans.free.commissionPermille;
  const feeOf = (amount: number) => platformFeeOf(amount, currency, freeRate);
  const perPlan = (key: string, of: (plan: (typeof planTypeIds)[number]) => string) =>
    Object.fromEntries(planTypeIds.map(plan => [`${key}.${plan}`, of(plan)]));

  return {
    ...perPlan('fee', plan => percent(plans[plan].commissionPermille / 1000)),
    ...perPlan('projects', plan => count(plans[plan].projectsAtOnce)),
    ...perPlan('roles', plan => count(plans[plan].prospectsPerProject)),
    ...perPlan('price', plan => price(planOffers[plan].price.month)),
    ...perPlan('ideas', plan => count(generation.perDay[plan])),
    'example.sensors': price(400_00),
    'example.housing': price(100_00),
    'example.donation': price(example),
    'example.fee': price(feeOf(example)),
    'example.rest': price(example - feeOf(example)),
    'example.covered': price(amountWithFee(example, currency, freeRate)),
    'gift.small': price(small),
    'fee.least': price(feeOf(min)),
    'fee.card': formatNumber(language, maxCardRate, { style: 'percent', maximumFractionDigits: 2 }),
    'fee.fixed': new Intl.ListFormat(locales[language], { type: 'disjunction' }).format(
      currencies.map(one => formatMoney(language, cardCosts[one].fixed, one)),
    ),
    'trial.days': count(planOffers.basic.trialDays),
    'trial.reminder': count(subscriptionSettings.trialReminderDays),
    'donation.min': price(min),
    'donation.max': price(money.donation.max),
    'transfer.min': price(money.minTransfer),
    'payout.days': count(money.eligibleAfterDays),
    'refund.days': count(refundRequests.answerDays),
    'orders.open': count(money.maxOpenOrders),
    'team.max': percent(project.contributorsPart.max / 100),
    'project.days': count(project.endDateDays.max),
    'project.roles': count(project.roles.max),
    'project.details': count(project.details.min),
    'project.description': count(project.description.max),
    'request.days': count(request.expiryDays),
    'request.first': count(request.reminderDays[0]),
    'request.second': count(request.reminderDays[1]),
    'board.members': count(plans.free.taskBoards.members),
    'plan.team': planNames[teamPlan],
    'points.message': count(reputation.answerMessage),
    'points.project': count(reputation.submitProject),
    'points.task': count(reputation.acceptedTask),
    'points.tasksPerDay': count(reputation.taskAwards.perDay),
    'points.tasksPerWeek': count(reputation.taskAwards.perWeek),
    'points.complete': count(reputation.completeProject),
    'points.removed': count(reputation.removedFromTeam),
    'points.work': count(reputation.workOnSeveral),
    'points.publish': count(reputation.publishSeveral),
    'points.projects': count(reputation.projectsWithPoints),
    'points.hire': count(reputation.recruitThreshold),
    'adoption.days': count(adoption.teamDays),
    'adoption.points': count(adoption.points),
    'ideas.keep': count(generation.keepDays),
    'session.days': count(sessions.refreshDays),
    'connect.minutes': count(connectStateMinutes),
    'confirmation.hours': count(sessions.confirmationHours),
    'reset.minutes': count(sessions.resetMinutes),
    'support.days': count(support.answerDays.other),
    'support.priority': count(support.answerDays.priority),
    'support.plans': formatList(
      language,
      planTypeIds.filter(hasPrioritySupport).map(plan => planNames[plan]),
      'disjunction',
    ),
    'operator.company': operator.company,
    'operator.number': operator.companyNumber,
    'operator.address': operatorAddressIn(language),
    'operator.support': `[${operator.supportEmail}](mailto:${operator.supportEmail})`,
    'operator.privacy': `[${operator.privacyEmail}](mailto:${operator.privacyEmail})`,
    'operator.liability': formatNumber(language, minLiability, {
      style: 'currency',
      currency: 'GBP',
      currencyDisplay: 'name',
      maximumFractionDigits: 0,
    }),
    'operator.date': formatDateWith(
      language,
      { dateStyle: 'long', timeZone: 'UTC' },
      new Date(operator.termsDate),
    ),
  };
}
