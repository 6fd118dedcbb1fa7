import { expect, test } from 'vitest';
import { requirementKindsOf } from './requirements.ts';

test('What the provider asks for becomes the few things that a person has to bring', () => {
  expect(
    requirementKindsOf([
      'external_account',
      'individual.dob.day',
      'individual.dob.month',
      'individual.verification.document',
      'tos_acceptance.date',
      'individual.first_name',
      'individual.address.line1',
      'business_profile.url',
      'individual.email',
    ]),
  ).toEqual(['person', 'address', 'birth', 'document', 'contact', 'business', 'bank', 'terms']);
});

test('What nobody has thought of is not hidden', () => {
  expect(requirementKindsOf(['something.new'])).toEqual(['other']);
  expect(requirementKindsOf([])).toEqual([]);
});
