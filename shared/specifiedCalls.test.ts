import { expect, test } from 'vitest';
import { contracts } from './contracts/index.ts';

/**
 * Every call of the product's specification, spelled as it is there. `{provider}` is Stripe; `{identity-provider}` is any that is
 * configured.
 */
const calls = `
  GET /health/check
  GET /access/check-access
  POST /log/add

  POST /auth/signup
  POST /auth/signin
  POST /auth/{identity-provider}/verify
  DELETE /auth/signout
  GET /auth/email-confirmations
  POST /auth/password-reset-requests
  POST /auth/password-resets/{resetToken}

  GET /subscription-plans
  GET /subscription-plans/{planTypeId}
  POST /subscribe/prepare-subscription-payment
  POST /subscribe/fetch-subscription-order-details
  POST /subscribe
  DELETE /subscribe/{subscriptionId}

  POST /payment/initiate
  POST /payment/order
  POST /payment/{provider}
  GET /settings/platform-fee
  POST /{provider}-connect/onboard
  GET /{provider}-connect/return
  GET /{provider}-connect/refresh
  GET /authors/{userId}/{provider}-account-status
  GET /authors/me/payouts
  GET /admin/payouts
  POST /admin/payouts/{recipientPayoutId}/transfer
  GET /admin/sso-token
  GET /admin/sso-login
  POST /{provider}-webhook

  PUT /authors/me
  GET /authors/me
  GET /authors
  GET /authors/{UserID}
  POST /authors/me/avatar
  GET /authors/{UserID}/projects
  GET /authors/me/applied-prospects
  GET /authors/me/projects/{ProjectID}/applied-prospects
  GET /authors/me/owned-projects/orders
  GET /authors/{OwnerUserID}/owned-projects/team-members
  GET /authors/{UserID}/page-config?pageName
  PUT /authors/{UserID}/page-config?pageName
  GET /authors/{UserID}/tasks?status

  GET /projects
  GET /projects/featured
  GET /projects/user/{userId}
  GET /projects/project/{ProjectID}
  PUT /projects/project/{ProjectID}/like
  POST /projects
  PATCH /projects/{ProjectID}
  GET /projects/{ProjectID}/comments
  POST /projects/{ProjectID}/comments
  GET /projects/{ProjectID}/applied-prospects
  GET /projects/{ProjectID}/payments
  GET /projects/contribution-requests/{ProjectID}
  POST /projects/{ProjectID}/contribution-requests
  POST /projects/{ProjectID}/users?contributorId,contributionRequestId,typeId
  GET /contribution/requests?ownerId
  GET /projects/{ProjectID}/team-members
  DELETE /projects/{ProjectID}/team-members/{UserID}
  GET /projects/{ProjectID}/prospects
  POST /projects/{ProjectID}/prospects
  PATCH /projects/{ProjectID}/prospects
  PATCH /projects/{ProjectID}/prospects/{ProspectID}
  DELETE /projects/{ProjectID}/prospects/{ProspectID}
  GET /projects/featured-prospects

  GET /projects/{ProjectID}/tasks
  POST /projects/{ProjectID}/tasks
  PATCH /projects/{ProjectID}/tasks/{TaskID}
  DELETE /projects/{ProjectID}/tasks/{TaskID}
  PUT /projects/{ProjectID}/tasks/{TaskID}/status

  GET /authors/me/contacts
  POST /authors/me/contacts
  GET /authors/{UserID}/contacts
  GET /authors/me/contact-requests/pending
  PUT /authors/me/contacts/{ContactedUserID}
  PUT /authors/me/contact-requests/{ContactID}/accept
  DELETE /authors/me/contact-requests/{ContactID}
  DELETE /authors/me/contacts/{ContactID}

  GET /messages/{type}
  DELETE /messages/{id}
  PUT /messages/read/{id}
  GET /messages/draft
  POST /messages/draft
  POST /messages/send
  DELETE /messages/trash/{id}

  POST /llm/generate
  GET /llm/ideas
  GET /llm/prospects
  POST /llm/projects/{ProjectID}/prospects
  GET /llm/tasks`;

const endpoints = new Map(contracts.map(contract => [`${contract.method} ${contract.path}`, contract]));
const ours = (call: string) =>
  call.replace('{identity-provider}', '{identityProvider}').replace('{provider}', 'stripe');

test.each(
  calls
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean),
)('%s', call => {
  const [route = '', query] = ours(call).split('?');
  const contract = endpoints.get(route);
  expect(contract).toBeDefined();
  const names = Object.keys(shapeOf(contract?.spec.query));
  expect(names).toEqual(expect.arrayContaining(query?.split(',') ?? []));
});

/** The names in a query, of objects only. */
function shapeOf(schema: unknown): object {
  return schema instanceof Object && 'shape' in schema && schema.shape instanceof Object ? schema.shape : {};
}
