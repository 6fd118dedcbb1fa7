import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { WrittenLanguage } from '#shared/fields.ts';
import { baseLanguages } from '#shared/locales.ts';
import {
  type Country,
  countryCodes,
  fallbackCountry,
  fallbackLanguage,
  type Language,
  languages,
  writtenLanguages,
} from '#shared/settings.ts';
import { type VisitSource, visitSources } from '#shared/visits.ts';

/** Metadata of a call that is not part of its contract. */
export interface RequestFacts {
  requestId: string;
  language: Language;
  country: Country;
  /** Site that sent the request, as `https://host`, if known. */
  origin: string | undefined;
  cookies: Record<string, string>;
  sourceIp: string;
  /** Name of the caller's browser as it gives it; empty if it gives none. */
  userAgent: string;
  /** Country of the caller's network, if it is one that Cairn knows. Unlike `country`, it is not chosen. */
  viewerCountry: Country | undefined;
  /** Language of the texts in the call, if their author has named it. */
  textLanguage: WrittenLanguage | undefined;
  /** Source of the caller's visit to the project that the call is about, if the client has recorded it. */
  visitSource: VisitSource | undefined;
}

const metadataNames = ['country_code', 'language_code', 'origin', 'visit_source', 'text_language'] as const;
type Metadata = Partial<Record<(typeof metadataNames)[number], unknown>>;

/** The language in which the texts of a call are written: the one that their author has named, otherwise that of the site. */
export const languageOfTexts = ({
  textLanguage,
  language,
}: Pick<RequestFacts, 'textLanguage' | 'language'>): WrittenLanguage =>
  textLanguage ?? baseLanguages[language];

/** Separates the request metadata in a query or body from the fields of the contract. */
export function withoutMetadata(value: unknown): { metadata: Metadata; rest: unknown } {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { metadata: {}, rest: value };
  const isMetadata = ([name]: [string, unknown]) => metadataNames.some(known => known === name);
  const entries = Object.entries(value);
  return {
    metadata: Object.fromEntries(entries.filter(isMetadata)),
    rest: Object.fromEntries(entries.filter(entry => !isMetadata(entry))),
  };
}

/** Request metadata from the query or body first, then headers, then defaults. Invalid values are ignored. */
export function requestFactsOf(
  event: APIGatewayProxyEventV2,
  { requestId, sourceIp }: Pick<RequestFacts, 'requestId' | 'sourceIp'>,
  ...given: Metadata[]
): RequestFacts {
  const valuesOf = (name: (typeof metadataNames)[number]) => given.map(metadata => metadata[name]);
  const { headers } = event;
  const viewerCountry = countryOf([headers['cloudfront-viewer-country']]);
  const accepted = headers['accept-language']?.split(',').map(one => one.split(/[-;]/)[0]?.trim()) ?? [];

  return {
    requestId,
    language:
      firstOf(languages, [...valuesOf('language_code'), ...accepted], word => word.toLowerCase()) ??
      fallbackLanguage,
    country: countryOf(valuesOf('country_code')) ?? viewerCountry ?? fallbackCountry,
    origin: [...valuesOf('origin'), headers['origin']].map(originOf).find(Boolean),
    cookies: Object.fromEntries((event.cookies ?? []).map(splitCookie)),
    sourceIp,
    userAgent: headers['user-agent'] ?? '',
    viewerCountry,
    textLanguage: firstOf(writtenLanguages, valuesOf('text_language'), word => word.toLowerCase()),
    visitSource: firstOf(visitSources, valuesOf('visit_source'), word => word),
  };
}

const countryOf = (words: unknown[]): Country | undefined =>
  firstOf(countryCodes, words, word => word.toUpperCase());

function firstOf<Word extends string>(
  known: readonly Word[],
  words: unknown[],
  shape: (word: string) => string,
): Word | undefined {
  for (const word of words) {
    const found = typeof word === 'string' ? known.find(one => one === shape(word)) : undefined;
    if (found) return found;
  }
  return undefined;
}

function originOf(value: unknown): string | undefined {
  if (typeof value !== 'string' || !URL.canParse(value)) return undefined;
  const { origin, protocol } = new URL(value);
  return protocol === 'https:' || protocol === 'http:' ? origin : undefined;
}

function splitCookie(cookie: string): [string, string] {
  const at = cookie.indexOf('=');
  return at < 0 ? [cookie.trim(), ''] : [cookie.slice(0, at).trim(), cookie.slice(at + 1).trim()];
}
