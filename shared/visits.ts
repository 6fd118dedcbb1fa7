/** Sources of visits to a project's page. `link` is a link with a name of its own, `?ref=name`. */
export const visitSources = ['site', 'search', 'social', 'embed', 'qr', 'link', 'other', 'direct'] as const;
export type VisitSource = (typeof visitSources)[number];

/** Likes, applications and contributions may also come from visitors whose source was not recorded. */
export const outcomeSources = [...visitSources, 'unknown'] as const;
export type OutcomeSource = (typeof outcomeSources)[number];

/** Parts of a project's page that a visitor may have looked at. */
export const visitParts = ['roles', 'media', 'progress'] as const;
export type VisitPart = (typeof visitParts)[number];

export const visitDevices = ['phone', 'tablet', 'computer'] as const;
export type VisitDevice = (typeof visitDevices)[number];

/** Calls that carry the source of the visit that led to them. */
export const callsWithSource = ['likeProject', 'sendRequest', 'initiatePayment'] as const;

/** Ranges of a project's analytics, in days up to today. */
export const analyticsRanges = ['7', '30', '90', '365'] as const;
export type AnalyticsRange = (typeof analyticsRanges)[number];

/** The range of which owners without analytics in their plan see the totals. */
export const freeAnalyticsRange = '7' satisfies AnalyticsRange;

export const visitSettings = {
  /** Days for which counts are kept: a year and the year before it. */
  keptDays: 732,
  /** A part counts as looked at after so many milliseconds in view. */
  lookedAtAfter: 1_000,
  /** Country of visitors whose country is not known, as ISO 3166 leaves it to users. */
  unknownCountry: 'ZZ',
} as const;

/** Shape of the name in `?ref=`. */
export const refPattern = /^[a-z0-9-]{1,20}$/;

/** Names in `?ref=` that the product itself gives to its links. */
export const ownMarks = { embed: 'embed', qr: 'qr' } as const;

/** Names in `?ref=` of the ways to share a link; owners may give the same names to links of their own. */
export const shareMarks = {
  copied: 'copied-link',
  device: 'device',
  email: 'email',
  whatsapp: 'whatsapp',
  mastodon: 'mastodon',
  bluesky: 'bluesky',
  linkedin: 'linkedin',
  facebook: 'facebook',
  poster: 'poster',
} as const;

/** A visit's source, and the name of the link if it has one. */
export interface Arrival {
  source: VisitSource;
  ref?: string;
}

/** The arrival that a `?ref=` names; undefined if it is missing or malformed. */
export function arrivalByMark(ref: string | null | undefined): Arrival | undefined {
  const name = ref?.trim().toLowerCase() ?? '';
  if (!refPattern.test(name)) return undefined;
  if (name === ownMarks.embed || name === ownMarks.qr) return { source: name };
  return { source: 'link', ref: name };
}
