import type { TFunction } from 'i18next';
import { type EmailTemplate, emailTexts } from '#functions/platform/mail/templates.ts';
import { money as hostedMoney } from '#infra/local/payments/pages/layout.ts';
import { fill, texts as hosted } from '#infra/local/payments/pages/texts.ts';
import { formatMoney, formatNumber } from '#shared/locales.ts';
import { spaces } from '#shared/typography.ts';
import { i18nFor, loadTranslations } from '#web/i18n/i18n.ts';
import type { Namespace } from '#web/i18n/resources.ts';
import { stories } from './stories.ts';
import type { JourneyLanguage } from './story.ts';

const namespaces = [
  'common',
  'shell',
  'home',
  'market',
  'project',
  'account',
  'proposal',
  'owner',
  'admin',
  'moderation',
  'generic',
  'notifications',
  'applications',
  'ownHome',
  'sharing',
  'contacts',
  'contributions',
  'deletion',
  'messages',
  'payment',
  'payout',
  'refunds',
  'checks',
  'finance',
  'proof',
  'plans',
  'tasks',
  'translations',
  'subscriptions',
  'suggestions',
  'teams',
  'workspace',
  'errors',
] as const satisfies readonly Namespace[];

/** Texts of the application, and of its emails in one language, and of the payment provider's pages. */
export interface Words {
  /** A text of the application: `t('account:signUp.submit')`. */
  t: TFunction<typeof namespaces>;
  /** Formats minor units in the story's currency without decimals. */
  whole: (minor: number) => string;
  /** Formats minor units in the story's currency with decimals. */
  money: (minor: number) => string;
  number: (value: number) => string;
  /** The subject of an email. */
  subject: (template: EmailTemplate, values?: Record<string, string>) => string;
  /** Texts of the provider's pages, in English. */
  hosted: typeof hosted;
  /** The pay button on the provider's page. */
  hostedPay: (minor: number) => string;
}

/** Loads the texts of a language as the application does. */
export async function loadTexts(language: JourneyLanguage): Promise<Words> {
  await loadTranslations(language, namespaces);
  const { currency } = stories[language];

  return {
    t: i18nFor(language).getFixedT(null, namespaces),
    whole: minor => formatMoney(language, minor, currency, { whole: true }),
    money: minor => formatMoney(language, minor, currency),
    number: value => formatNumber(language, value),
    subject: (template, values = {}) =>
      fill(spaces[language](emailTexts[language].templates[template].subject), values),
    hosted,
    hostedPay: minor => fill(hosted.pay, { amount: hostedMoney(minor, currency) }),
  };
}

/** The visible text of a translation with components. */
export const withoutTags = (sentence: string): string => sentence.replace(/<\/?\w+>/g, '');

/** Placeholder for an unpredictable value: a count, a time. */
export const placeholder = '#';

/**
 * A pattern for a text in which `replacement` (by default anything) stands for the placeholder. Accessible names have plain
 * spaces, visible texts keep their own.
 */
export const patternFor = (sentence: string, replacement = /.+/): RegExp =>
  new RegExp(
    sentence
      .split(placeholder)
      .map(part => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s/g, '\\s'))
      .join(replacement.source),
  );
