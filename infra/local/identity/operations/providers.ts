import * as z from 'zod';
import { fail } from '../failure.ts';
import { adminOperation } from '../operation.ts';
import { type Pool, requireUser } from '../pool.ts';
import type { User } from '../state.ts';
import { checkPool, PoolInput } from './input.ts';

/** An identity provider's name in its configured spelling. */
export function providerNamed({ providers }: Pool, name: string): string | undefined {
  return providers.find(provider => provider.toLowerCase() === name.toLowerCase());
}

/** Username that Cognito creates for a social identity. */
export const socialUsername = (provider: string, sub: string) => `${provider}_${sub}`.toLowerCase();

/** Key of a social identity among the links. */
export const identityKey = (provider: string, sub: string) => `${provider.toLowerCase()}:${sub}`;

/** Adds an identity to the `identities` attribute of a user. */
export function withIdentity(
  { attributes }: Pick<User, 'attributes'>,
  { provider, sub, primary, at }: { provider: string; sub: string; primary: boolean; at: Date },
): string {
  const former = z.array(z.unknown()).parse(JSON.parse(attributes['identities'] ?? '[]'));
  const identity = {
    userId: sub,
    providerName: provider,
    providerType: provider,
    issuer: null,
    primary,
    dateCreated: at.getTime(),
  };

  return JSON.stringify([...former, identity]);
}

const Link = PoolInput.extend({
  DestinationUser: z.object({
    ProviderName: z.literal('Cognito'),
    ProviderAttributeValue: z.string().min(1),
  }),
  SourceUser: z.object({
    ProviderName: z.string(),
    ProviderAttributeName: z.literal('Cognito_Subject'),
    ProviderAttributeValue: z.string().min(1),
  }),
});

export const AdminLinkProviderForUser = adminOperation(Link, (pool, input) => {
  checkPool(pool, input);
  const sub = input.SourceUser.ProviderAttributeValue;
  const provider = providerNamed(pool, input.SourceUser.ProviderName);
  if (provider === undefined) {
    return fail(
      'ResourceNotFoundException',
      `Identity provider ${input.SourceUser.ProviderName} does not exist.`,
    );
  }
  const user = requireUser(pool, input.DestinationUser.ProviderAttributeValue);
  if (pool.state.users[socialUsername(provider, sub)]) {
    fail(
      'InvalidParameterException',
      'Merging is not currently supported, provide a SourceUser that has not been created in the user pool.',
    );
  }
  if (pool.state.links[identityKey(provider, sub)] !== undefined) {
    fail('InvalidParameterException', 'SourceUser is already linked to DestinationUser');
  }

  const at = pool.now();
  user.attributes['identities'] = withIdentity(user, { provider, sub, primary: false, at });
  user.modifiedAt = at.getTime();
  pool.state.links[identityKey(provider, sub)] = user.username;

  return {};
});
