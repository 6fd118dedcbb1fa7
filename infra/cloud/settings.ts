import type { Node } from 'constructs';
import * as z from 'zod';

const Provider = z.object({
  issuer: z.url(),
  clientId: z.string().min(1),
  /** Complete ARN of a Secrets Manager secret whose plain text is the client secret. */
  clientSecretArn: z.string().startsWith('arn:'),
});

const Settings = z.object({
  /** Tells several installations in one account apart; the start of every stack's name. */
  stage: z.string().regex(/^[a-z][a-z0-9-]{0,19}$/),
  region: z.string().regex(/^[a-z]{2}(-[a-z]+)+-\d$/),
  domainName: z
    .string()
    .regex(/^([a-z0-9-]+\.)+[a-z]{2,}$/)
    .optional(),
  /** Route 53 zone of the domain; without it the guide says which records to make by hand. */
  hostedZoneId: z.string().optional(),
  hostedZoneName: z.string().optional(),
  /** Sender of the site's mail, an address of a domain that we own. */
  mailSender: z.email().optional(),
  /** Who is told of alarms and of the budget. */
  operatorEmail: z.email().optional(),
  /** US dollars. */
  monthlyBudget: z.coerce.number().positive(),
  /** OpenID Connect providers by the name that stands in `/auth/{identity-provider}/verify`. */
  identityProviders: z.record(z.string().regex(/^[a-z]+$/), Provider).default({}),
});

export type Settings = z.output<typeof Settings>;

/** Settings without which there is nothing to deploy, only to look at. */
const needed = ['domainName', 'mailSender', 'operatorEmail'] as const;

/** The settings of this installation from CDK context; what is missing for a deployment is named, not invented. */
export function readSettings(node: Node) {
  const context = Object.fromEntries(
    Object.keys(Settings.shape)
      .map(name => [name, fromCommandLine(node.tryGetContext(name))])
      .filter(([, value]) => value !== undefined),
  );
  const settings = Settings.parse(context);
  const missing = needed.filter(name => !settings[name]);

  return {
    ...settings,
    missing,
    domainName: settings.domainName ?? 'cairn.invalid',
    mailSender: settings.mailSender ?? 'nobody@cairn.invalid',
    operatorEmail: settings.operatorEmail ?? 'nobody@cairn.invalid',
  };
}

/** Settings in which nothing is absent; names under `.invalid` stand where `missing` says so. */
export type Installation = ReturnType<typeof readSettings>;

/** `-c name={…}` arrives as text. */
const fromCommandLine = (value: unknown): unknown =>
  typeof value === 'string' && value.startsWith('{') ? JSON.parse(value) : value;
