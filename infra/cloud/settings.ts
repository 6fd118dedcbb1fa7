import type { Node } from 'constructs';
import * as z from 'zod/mini';

/** The provider that Cognito supports natively, whose users cost as little as those with a password. */
export const nativeProvider = 'google';

/** Characters that a translator may get per UTC day, for all people together, unless the settings say otherwise. */
export const defaultTranslatorCharacters = 500_000;

const Provider = z.object({
  /** Issuer of an OpenID Connect provider; Google needs none, because Cognito supports it natively. */
  issuer: z.optional(z.url()),
  clientId: z.string().check(z.minLength(1)),
  /** Complete ARN of a Secrets Manager secret whose plain text is the client secret. */
  clientSecretArn: z.string().check(z.startsWith('arn:')),
});

/** Prefix of an inference profile: `eu.anthropic.…`; a foundation model has none. */
const profilePrefix = /^(us|us-gov|eu|apac|jp|au|ca|global)\./;

const dollars = z._default(z.coerce.number().check(z.gte(0)), 0);

/** A model of Amazon Bedrock. Prices in US dollars per million tokens, for the log of costs. */
const model = {
  modelId: z.string().check(z.regex(/^[a-z0-9][a-z0-9.:-]+$/)),
  /** Regions between which an inference profile routes. */
  regions: z._default(z.array(z.string().check(z.regex(/^[a-z]{2}(-[a-z]+)+-\d$/))), []),
  inputPrice: dollars,
  outputPrice: dollars,
};
const Model = z.object(model);
export type ModelSettings = z.infer<typeof Model>;

const isRouted = ({ modelId, regions }: ModelSettings): boolean =>
  !profilePrefix.test(modelId) || regions.length > 0;

const GeneratorSettings = Model.check(
  z.refine(isRouted, {
    error: 'The generator is an inference profile: name the regions that it routes to.',
  }),
);

/** Amazon Translate, or a model of Amazon Bedrock. */
const TranslatorSettings = z
  .discriminatedUnion('service', [
    z.object({ service: z.literal('translate') }),
    z.object({ service: z.literal('bedrock'), ...model }),
  ])
  .check(
    z.refine(settings => settings.service !== 'bedrock' || isRouted(settings), {
      error: 'The translator is an inference profile: name the regions that it routes to.',
    }),
  );
export type TranslatorSettings = z.infer<typeof TranslatorSettings>;

/** The foundation model of an inference profile, or undefined if the id is that of a model. */
export const modelOfProfile = (modelId: string): string | undefined =>
  profilePrefix.test(modelId) ? modelId.replace(profilePrefix, '') : undefined;

/** Bounds within which capacity follows the load, in units per second. */
const CapacityRange = z
  .object({
    min: z.coerce.number().check(z.int(), z.positive()),
    max: z.coerce.number().check(z.int(), z.positive()),
  })
  .check(z.refine(({ min, max }) => min <= max, { error: 'min is greater than max' }));

/** Of the table and of each of its indexes. */
const TableCapacity = z.object({ read: CapacityRange, write: CapacityRange });
export type TableCapacity = z.infer<typeof TableCapacity>;

const Providers = z
  .record(z.string().check(z.regex(/^[a-z]+$/)), Provider)
  .check(
    z.refine(
      providers => Object.entries(providers).every(([name, { issuer }]) => issuer || name === nativeProvider),
      { error: 'An identity provider other than google needs its issuer.' },
    ),
  );

const RestoredTable = z
  .object({
    name: z.string().check(z.regex(/^[\w.-]{3,255}$/)),
    /** ARN of its stream, which exists only once it has been enabled. */
    streamArn: z.string().check(z.startsWith('arn:')),
  })
  .check(
    z.refine(({ name, streamArn }) => streamArn.includes(`:table/${name}/stream/`), {
      error: 'The stream of restoredTable is not that of the table.',
    }),
  );

const Settings = z.object({
  /** Prefix of all stack names; distinguishes several installations in one account. */
  stage: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,19}$/)),
  region: z.string().check(z.regex(/^[a-z]{2}(-[a-z]+)+-\d$/)),
  domainName: z.optional(z.string().check(z.regex(/^([a-z0-9-]+\.)+[a-z]{2,}$/))),
  /** Route 53 zone of the domain; without it, records are created by hand as described in the guide. */
  hostedZoneId: z.optional(z.string()),
  hostedZoneName: z.optional(z.string()),
  /** Sender of emails, an address at a verified domain. */
  mailSender: z.optional(z.email()),
  /** Recipient of alarms and budget notifications. */
  operatorEmail: z.optional(z.email()),
  /** US dollars. */
  monthlyBudget: z.coerce.number().check(z.positive()),
  /** Model that generates ideas, roles and tasks; the embedded generator if absent. */
  generator: z.optional(GeneratorSettings),
  /** Requests to that model per UTC day, of all people together. */
  generatorRequestsPerDay: z._default(z.coerce.number().check(z.int(), z.positive()), 5_000),
  /** Translator of what people write, for readers who ask for it; none if absent. */
  translator: z.optional(TranslatorSettings),
  /** Characters that it translates per UTC day, for all people together. */
  translatorCharactersPerDay: z._default(
    z.coerce.number().check(z.int(), z.positive()),
    defaultTranslatorCharacters,
  ),
  /** Origins of admin portals besides the site's own, separated by commas: `https://portal.example`. */
  portalOrigins: z.optional(z.string()),
  /** Whether X-Ray traces every call. Traces cost more than everything else of a call. */
  tracing: z._default(z.boolean(), false),
  /**
   * Whether concurrent executions are reserved for payments and the table's stream. A new account's limit of 10 has
   * none to reserve.
   */
  reservedConcurrency: z._default(z.boolean(), true),
  /** Whether functions that take payments move to a new version step by step, each with an alarm of its own. */
  gradualDeployments: z._default(z.boolean(), false),
  /** Whether SES has the identity of the sender's domain already, because another installation of the account made it. */
  sharedMailIdentity: z._default(z.boolean(), false),
  /** Whether browsers may preload that the domain and all below it are reached over TLS only, which is hard to undo. */
  hstsPreload: z._default(z.boolean(), false),
  /** Whether a web ACL guards the site: managed rules and limits per IP address, for about $12 a month. */
  firewall: z._default(z.boolean(), true),
  /** Number of the secret that CloudFront sends to the API; one more replaces it, see infra/docs/operations.md. */
  originSecretVersion: z._default(z.coerce.number().check(z.int(), z.positive()), 1),
  /** Capacity that the table keeps ready; absent, it is paid by the request. */
  tableCapacity: z.optional(TableCapacity),
  /**
   * ARN of a vault of AWS Backup in another account or Region, where a copy of the table arrives once a month and stays for a
   * year.
   */
  backupVaultArn: z.optional(
    z.string().check(z.regex(/^arn:aws[a-z-]*:backup:[a-z0-9-]+:\d{12}:backup-vault:[\w-]{2,50}$/)),
  ),
  /** Whether CloudTrail notes every write to the table with who made it; each costs about as much as the write. */
  tableTrail: z._default(z.boolean(), false),
  /** A restored table that everything uses instead of the stack's own; see infra/docs/operations.md. */
  restoredTable: z.optional(RestoredTable),
  /** Providers by their name in `/auth/{identity-provider}/verify`. */
  identityProviders: z._default(Providers, {}),
});

/** Domain of the address from which emails are sent. */
export const senderDomain = ({ mailSender }: Pick<DeploymentSettings, 'mailSender'>): string =>
  mailSender.slice(mailSender.indexOf('@') + 1);

/** Names of all settings. */
export const settingNames = Object.keys(Settings.shape);

/** Settings without which the templates can only be synthesised. */
const requiredToDeploy = ['domainName', 'mailSender', 'operatorEmail'] as const;

/** Settings that differ between stages: `{ "stages": { "staging": { "domainName": … } } }`. */
const Stages = z._default(z.record(z.string(), z.record(z.string(), z.unknown())), {});

/** Reads the settings from CDK context. Those of the stage come before the others. Missing ones are reported, not invented. */
export function readSettings(node: Node) {
  const own = Stages.parse(node.tryGetContext('stages'))[String(node.tryGetContext('stage'))] ?? {};
  const unknown = Object.keys(own).filter(name => !Object.hasOwn(Settings.shape, name));
  if (unknown.length > 0) throw new Error(`There is no setting ${unknown.join(', ')} (under stages).`);
  const context = Object.fromEntries(
    settingNames
      .map(name => [name, own[name] ?? fromCommandLine(node.tryGetContext(name))])
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

/** Complete settings, with placeholders under `.invalid` for the missing ones. */
export type DeploymentSettings = ReturnType<typeof readSettings>;

/** `-c name={…}` and `-c name=true` arrive as text. */
const fromCommandLine = (value: unknown): unknown =>
  typeof value === 'string' && /^(\{|true$|false$)/.test(value) ? JSON.parse(value) : value;
