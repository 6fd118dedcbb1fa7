import { expect, test } from 'vitest';
import { requirementKindsOf } from './requirements.ts';

test("The provider's fields are mapped to distinct requirements", () => {
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

test('An unknown field is listed as another requirement', () => {
  expect(requirementKindsOf(['something.new'])).toEqual(['other']);
  expect(requirementKindsOf([])).toEqual([]);
});
