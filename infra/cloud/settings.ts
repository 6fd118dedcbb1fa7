import type { Node } from 'constructs';
import * as z from 'zod/mini';

const Provider = z.object({
  issuer: z.url(),
  clientId: z.string().check(z.minLength(1)),
  /** Complete ARN of a Secrets Manager secret whose plain text is the client secret. */
  clientSecretArn: z.string().check(z.startsWith('arn:')),
});

const Settings = z.object({
  /** Tells several installations in one account apart; the start of every stack's name. */
  stage: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,19}$/)),
  region: z.string().check(z.regex(/^[a-z]{2}(-[a-z]+)+-\d$/)),
  domainName: z.optional(z.string().check(z.regex(/^([a-z0-9-]+\.)+[a-z]{2,}$/))),
  /** Route 53 zone of the domain; without it the guide says which records to make by hand. */
  hostedZoneId: z.optional(z.string()),
  hostedZoneName: z.optional(z.string()),
  /** Sender of the site's mail, an address of a domain that we own. */
  mailSender: z.optional(z.email()),
  /** Who is told of alarms and of the budget. */
  operatorEmail: z.optional(z.email()),
  /** US dollars. */
  monthlyBudget: z.coerce.number().check(z.positive()),
  /** OpenID Connect providers by the name that stands in `/auth/{identity-provider}/verify`. */
  identityProviders: z._default(z.record(z.string().check(z.regex(/^[a-z]+$/)), Provider), {}),
});

/** Settings without which there is nothing to deploy, only to look at. */
const requiredToDeploy = ['domainName', 'mailSender', 'operatorEmail'] as const;

/** The settings of this installation from CDK context; what is missing for a deployment is named, not invented. */
export function readSettings(node: Node) {
  const context = Object.fromEntries(
    Object.keys(Settings.shape)
      .map(name => [name, fromCommandLine(node.tryGetContext(name))])
      .filter(([, value]) => value !== undefined),
  );
  const settings = Settings.parse(context);
  if (!settings.hostedZoneId !== !settings.hostedZoneName)
    throw new Error('hostedZoneId and hostedZoneName must be set together.');
  const missing = requiredToDeploy.filter(name => !settings[name]);

  return {
    ...settings,
    missing,
    domainName: settings.domainName ?? 'cairn.invalid',
    mailSender: settings.mailSender ?? 'nobody@cairn.invalid',
    operatorEmail: settings.operatorEmail ?? 'nobody@cairn.invalid',
  };
}

/** Settings in which nothing is absent; names under `.invalid` stand where `missing` says so. */
export type DeploymentSettings = ReturnType<typeof readSettings>;

/** `-c name={…}` arrives as text. */
const fromCommandLine = (value: unknown): unknown =>
  typeof value === 'string' && value.startsWith('{') ? JSON.parse(value) : value;
