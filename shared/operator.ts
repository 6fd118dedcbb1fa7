import { regionName } from './regionName.ts';
import type { Language } from './settings.ts';

/**
 * The company behind the site, as the texts, the footer and the contact page name it. Invented here; replace it before a
 * deployment (infra/docs/deploy.md).
 */
export const operator = {
  company: 'Cairn Collaboration Ltd',
  /** Number in the register of companies of England and Wales. */
  companyNumber: '00000000',
  /** Without the country, which each language names itself: `operatorAddressIn`. */
  address: '12 Drystone Lane, Keswick CA12 0XX',
  country: 'GB',
  /** Answered by a person. */
  supportEmail: 'support@cairn.example',
  /** Gets the notices to administrators as long as there is no administrator. */
  adminEmail: 'administration@cairn.example',
  /** For requests under data protection law. */
  privacyEmail: 'privacy@cairn.example',
  /** Date of the current terms and privacy notice, ISO. */
  termsDate: '2026-11-29',
} as const;

/** The address with its country, in the reader's language. */
export const operatorAddressIn = (language: Language): string =>
  `${operator.address}, ${regionName(language, operator.country)}`;

/** The smallest sum to which the terms limit liability, in pounds. */
export const minLiability = 100;

/** The values of the line that names the company and its registration. */
export const registration = { company: operator.company, number: operator.companyNumber };
