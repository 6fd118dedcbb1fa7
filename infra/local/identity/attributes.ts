import * as z from 'zod';
import { fail } from './failure.ts';
import type { User } from './state.ts';

/** Attributes as the API represents them. */
export const AttributeList = z.array(
  z.object({ Name: z.string().min(1).max(32), Value: z.string().max(2048).default('') }),
);

const readOnly = ['sub', 'identities', 'cognito:username'];
const standard = [
  'address birthdate email email_verified family_name gender given_name locale middle_name name nickname',
  'phone_number phone_number_verified picture preferred_username profile updated_at website zoneinfo',
].flatMap(names => names.split(' '));

/**
 * The user's attributes after a change: an empty value removes an attribute, and a new email address is unverified
 * unless the same change verifies it.
 */
export function changedAttributes(
  former: Record<string, string>,
  changes: z.infer<typeof AttributeList>,
): Record<string, string> {
  const attributes = { ...former };
  for (const { Name, Value } of changes) {
    if (readOnly.includes(Name))
      fail('InvalidParameterException', `Cannot modify the non-mutable attribute ${Name}`);
    if (!standard.includes(Name) && !Name.startsWith('custom:')) {
      fail(
        'InvalidParameterException',
        `Attributes did not conform to the schema: Type for attribute {${Name}} could not be determined`,
      );
    }
    if (Name === 'email' && Value !== former['email'] && Value !== '' && !/^[^\s@]+@[^\s@]+$/.test(Value)) {
      fail('InvalidParameterException', 'Invalid email address format.');
    }

    if (Value === '') delete attributes[Name];
    else attributes[Name] = Value;
  }

  const names = changes.map(({ Name }) => Name);
  const hasNewEmail = attributes['email'] !== former['email'];
  if (hasNewEmail && attributes['email'] && !names.includes('email_verified'))
    attributes['email_verified'] = 'false';

  return attributes;
}

/** The attributes of a user as the API represents them. */
export function attributeList({ attributes }: User): { Name: string; Value: string }[] {
  return Object.entries(attributes).map(([Name, Value]) => ({ Name, Value }));
}
