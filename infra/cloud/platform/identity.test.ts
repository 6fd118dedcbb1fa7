import { expect, test } from 'vitest';
import { synthesizeDeployment } from '#infra/cloud/testing/deployment.ts';

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
