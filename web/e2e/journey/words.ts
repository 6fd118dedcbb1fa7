import type { TFunction } from 'i18next';
import { type EmailTemplate, emailTexts } from '#functions/platform/mail/templates.ts';
import { money as hostedMoney } from '#infra/local/payments/pages/layout.ts';
import { fill, texts as hostedPages } from '#infra/local/payments/pages/texts.ts';
import { formatMoney } from '#shared/locales.ts';
import { spaces } from '#shared/typography.ts';
import { formatNumber } from '#web/i18n/format.ts';
import { i18nFor, loadTranslations } from '#web/i18n/i18n.ts';
import type { Namespace } from '#web/i18n/resources.ts';
import { type JourneyLanguage, stories } from './story.ts';

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
  'adminPayouts',
  'notifications',
  'payment',
  'payout',
  'errors',
] as const satisfies readonly Namespace[];

/** What the application, its emails and the payment provider's pages show in one language. */
export interface Words {
  /** A text of the application: `t('account:signUp.submit')`. */
  t: TFunction<typeof namespaces>;
  /** Minor units in the story's currency, as the site writes amounts that are whole. */
  whole: (minor: number) => string;
  /** The same with decimals. */
  money: (minor: number) => string;
  number: (value: number) => string;
  /** The subject of an email. */
  subject: (template: EmailTemplate, values?: Record<string, string>) => string;
  /** The provider's pages. */
  hosted: (typeof hostedPages)['en'];
  /** The button that pays on the provider's page. */
  hostedPay: (minor: number) => string;
}

/** The words of a language, as the application itself loads and fills them. */
export async function wordsIn(language: JourneyLanguage): Promise<Words> {
  await loadTranslations(language, namespaces);
  const { currency } = stories[language];
  const hosted = hostedPages[language];

  return {
    t: i18nFor(language).getFixedT(null, namespaces),
    whole: minor => formatMoney(language, minor, currency, { whole: true }),
    money: minor => formatMoney(language, minor, currency),
    number: value => formatNumber(language, value),
    subject: (template, values = {}) =>
      fill(spaces[language](emailTexts[language].templates[template].subject), values),
    hosted,
    hostedPay: minor => fill(hosted.pay, { amount: hostedMoney(minor, currency, language) }),
  };
}

/** A sentence that holds components, as it is read. */
export const withoutTags = (sentence: string): string => sentence.replace(/<\/?\w+>/g, '');

/** Stands in a sentence for what cannot be known before: a count, a moment. */
export const something = '#';

/** Finds a sentence with anything, or only digits for example, in the place of `something`. Names of roles are read with plain spaces, texts with their own. */
export const like = (sentence: string, instead = /.+/): RegExp =>
  new RegExp(
    sentence
      .split(something)
      .map(part => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s/g, '\\s'))
      .join(instead.source),
  );
