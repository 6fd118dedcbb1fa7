import { describe, expect, test } from 'vitest';
import { choices, field, synthesizeDeployment } from '#infra/cloud/testing/deployment.ts';

const clientOf = (changes?: Record<string, unknown>) => {
  const [client] = synthesizeDeployment(changes).ofType('AWS::Cognito::UserPoolClient');
  return client?.properties ?? {};
};
const withProvider = clientOf();

test("Cognito's own page offers identity providers only, and nothing without one", () => {
  const without = clientOf({ identityProviders: {} });
  expect(withProvider).toMatchObject({
    AllowedOAuthFlowsUserPoolClient: true,
    SupportedIdentityProviders: [{ Ref: expect.stringContaining('google') }],
  });
  expect(without).toMatchObject({ AllowedOAuthFlowsUserPoolClient: false });
  expect(without).not.toHaveProperty('SupportedIdentityProviders');
});

test('passwords are accepted from the API only, and refresh tokens rotate', () => {
  expect(withProvider).toMatchObject({
    ExplicitAuthFlows: ['ALLOW_ADMIN_USER_PASSWORD_AUTH'],
    RefreshTokenRotation: { Feature: 'ENABLED', RetryGracePeriodSeconds: 60 },
    EnableTokenRevocation: true,
  });
});

describe('Google', () => {
  const providersOf = (changes?: Record<string, unknown>) =>
    synthesizeDeployment(changes)
      .ofType('AWS::Cognito::UserPoolIdentityProvider')
      .map(({ properties }) => properties);
  const nameFor = (changes?: Record<string, unknown>) =>
    synthesizeDeployment(changes)
      .ofType('AWS::Lambda::Function')
      .filter(({ path }) => path.includes('/getSignInUrl/'))
      .map(({ properties }) => field(field(properties['Environment'], 'Variables'), 'PROVIDER_NAMES'));
  const attributes = {
    email: 'email',
    email_verified: 'email_verified',
    given_name: 'given_name',
    family_name: 'family_name',
  };

  test('is the provider that Cognito knows, whose users do not count as those of any other provider', () => {
    expect(providersOf()).toMatchObject([
      {
        ProviderName: 'Google',
        ProviderType: 'Google',
        AttributeMapping: attributes,
        ProviderDetails: { client_id: 'client', authorize_scopes: 'openid email profile' },
      },
    ]);
    expect(nameFor()).toEqual(['google=Google']);
  });

  test('stays what it was where the settings name its issuer, so that its users are found', () => {
    expect(providersOf(choices.identityProvidersByIssuer)).toMatchObject([
      {
        ProviderName: 'google',
        ProviderType: 'OIDC',
        AttributeMapping: attributes,
        ProviderDetails: { oidc_issuer: 'https://accounts.google.com' },
      },
    ]);
    expect(nameFor(choices.identityProvidersByIssuer)).toEqual([undefined]);
  });

  test('is the only provider without an issuer', () => {
    const identityProviders = { other: { clientId: 'client', clientSecretArn: 'arn:aws:secret' } };
    expect(() => synthesizeDeployment({ identityProviders })).toThrow(/other than google needs its issuer/);
  });
});
