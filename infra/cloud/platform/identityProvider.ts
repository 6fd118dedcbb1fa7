import { SecretValue } from 'aws-cdk-lib';
import {
  type IUserPool,
  ProviderAttribute,
  UserPoolIdentityProviderGoogle,
  UserPoolIdentityProviderOidc,
} from 'aws-cdk-lib/aws-cognito';
import type { Construct } from 'constructs';
import type { DeploymentSettings } from '#infra/cloud/settings.ts';

type Providers = DeploymentSettings['identityProviders'];

/** Attributes of a person that the user pool receives, by the names that OpenID Connect and Google give them. */
const attributeMapping = {
  email: ProviderAttribute.other('email'),
  emailVerified: ProviderAttribute.other('email_verified'),
  givenName: ProviderAttribute.other('given_name'),
  familyName: ProviderAttribute.other('family_name'),
};

/**
 * An identity provider of the user pool. Without an issuer it is Google as Cognito supports it natively, of whose users 10,000 per
 * month are free instead of 50. An installation that has Google's issuer in the settings keeps it as an OpenID Connect provider:
 * Cognito would not find its users with another kind of provider.
 */
export function addIdentityProvider(
  scope: Construct,
  userPool: IUserPool,
  { name, issuer, clientId, clientSecretArn }: Providers[string] & { name: string },
): UserPoolIdentityProviderGoogle | UserPoolIdentityProviderOidc {
  const secret = SecretValue.secretsManager(clientSecretArn);
  const common = { userPool, clientId, scopes: ['openid', 'email', 'profile'], attributeMapping };
  return issuer === undefined
    ? new UserPoolIdentityProviderGoogle(scope, `${name}Native`, { ...common, clientSecretValue: secret })
    : new UserPoolIdentityProviderOidc(scope, name, {
        ...common,
        name,
        issuerUrl: issuer,
        clientSecret: secret.unsafeUnwrap(),
      });
}

/** Names of providers in our paths and in Cognito, where they differ: Cognito itself names those that it supports natively. */
export const providerNames = (providers: Providers): string =>
  Object.entries(providers)
    .filter(([, { issuer }]) => issuer === undefined)
    .map(([name]) => `${name}=Google`)
    .join(',');
