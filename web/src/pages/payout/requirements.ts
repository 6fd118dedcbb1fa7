/** Requirements of the provider in display order; each is the last part of a translation key. */
export const requirementKinds = [
  'person',
  'address',
  'birth',
  'document',
  'contact',
  'business',
  'bank',
  'terms',
  'other',
] as const;
export type RequirementKind = (typeof requirementKinds)[number];

const kinds: readonly (readonly [pattern: RegExp, kind: RequirementKind])[] = [
  [/external_account|bank_account/, 'bank'],
  [/tos_acceptance/, 'terms'],
  [/verification|document/, 'document'],
  [/\.dob\b|\.dob\./, 'birth'],
  [/address/, 'address'],
  [/email|phone/, 'contact'],
  [/business_profile|business_type|company|mcc/, 'business'],
  [/first_name|last_name|id_number|ssn_last_4|nationality/, 'person'],
];

/** Maps the provider's field names to distinct requirements. */
export function requirementKindsOf(requirements: readonly string[]): RequirementKind[] {
  const found = new Set(
    requirements.map(name => kinds.find(([pattern]) => pattern.test(name))?.[1] ?? 'other'),
  );
  return requirementKinds.filter(kind => found.has(kind));
}
