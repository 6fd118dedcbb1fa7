import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { contracts, type EndpointID } from '#shared/contracts/index.ts';

/** Endpoints of the specification that other clients call. */
const forOthers: Partial<Record<EndpointID, string>> = {
  receiveStripeWebhook: 'the payment provider sends its events',
  returnConnect: 'the payment provider sends people back from the onboarding',
  refreshConnect: 'the payment provider sends people whose onboarding link has expired',
  openUnsubscribe: 'mail programs open the link of an email header, which leads to the page',
  listSubscriptionPlans: 'the pages have the plans from shared/plans.ts, without a request',
  getSubscriptionPlan: 'the pages have the plans from shared/plans.ts, without a request',
  listAuthorContacts:
    'the pages read the own contacts by listContacts; those of others are for administrators only',
  listMyAppliedProspects: 'the page of applications reads listMyRequests, which has the decision too',
  listMyProjectAppliedProspects: 'the page of applications reads listMyRequests, which has the decision too',
  getSsoToken: 'a portal of the administration that runs elsewhere',
  ssoLogin: 'a portal of the administration that runs elsewhere',
};

/** Fields of answers that no page reads. */
const fieldsForOthers: Record<string, string> = {
  ContributorSearchID: 'a name of the specification for ProspectID, which the pages read (decision 4)',
  ProjectShortName: 'a field of the specification; roles are shown with their project',
  autoRenewal:
    'a field of the specification; the pages read the status, which is `cancelled` without renewal',
};

/** The code of files, without comments and tests. */
const read = (pattern: string): string =>
  globSync(pattern)
    .filter(file => !/\.test\.tsx?$|\/testing\//.test(file))
    .map(file => readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/gm, ''))
    .join('\n');
const web = read('web/src/**/*.{ts,tsx}');
const called = contracts.filter(({ id }) => new RegExp(String.raw`\w(?:<[^>()]*>)?\(\s*'${id}'`).test(web));

test('Every endpoint is called by the web, or is for another client', () => {
  const uncalled = contracts.filter(contract => !called.includes(contract)).map(({ id }) => id);
  expect(uncalled.toSorted()).toEqual(Object.keys(forOthers).toSorted());
});

describe('Every field of an answer', () => {
  const outputs = called.flatMap(({ spec }) => spec.output ?? []);
  const fields = outputs.map(output => namesIn(z.toJSONSchema(output, { unrepresentable: 'any' })));
  const names = new Set(fields.flatMap(found => [...found]));
  const used = namesReadIn(web + read('shared/*.ts'));

  test('is found', () => {
    expect(names.has('contributionRequestId')).toBe(true);
    expect(names.size).toBeGreaterThan(400);
  });

  test('is read by the web, or is for another client', () => {
    const unread = [...names].filter(name => !used.has(name));
    expect(unread.toSorted()).toEqual(Object.keys(fieldsForOthers).toSorted());
  });
});

/** Names of the properties in a JSON Schema, at any depth. */
function namesIn(schema: unknown, found = new Set<string>()): Set<string> {
  if (typeof schema !== 'object' || schema === null) return found;
  for (const [key, part] of Object.entries(schema)) {
    if (key === 'properties') for (const name of Object.keys(part as object)) found.add(name);
    namesIn(part, found);
  }
  return found;
}

/** Names that code reads: as properties, by destructuring, as keys, or as a choice of the profile. */
function namesReadIn(code: string): Set<string> {
  const found = code
    .replaceAll(/^import [^;]*;/gm, '')
    .matchAll(/\??\.(\w+)\b|[{,]\s*(\w+)(?=\s*[,}=])|'(\w+)'|\bchoice="(\w+)"/g);
  return new Set(
    [...found].flatMap(
      ([, property, destructured, key, choice]) => property ?? destructured ?? key ?? choice ?? [],
    ),
  );
}
