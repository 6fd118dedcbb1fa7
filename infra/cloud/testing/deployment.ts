import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AwsSolutionsChecks } from 'cdk-nag';
import { cairn } from '#infra/cloud/cairn.ts';
import { type Endpoint, endpoints } from '#infra/cloud/permissions.ts';
import { type Resource, templatesOf } from '#infra/cloud/synthesizedTemplates.ts';
import { languages } from '#shared/settings.ts';
import { appWith, emptyBundles } from './synthesis.ts';

/** Every setting that a deployment needs, and each optional part. */
export const settings = {
  domainName: 'cairn.example',
  hostedZoneId: 'Z0123456789',
  hostedZoneName: 'cairn.example',
  mailSender: 'hello@cairn.example',
  operatorEmail: 'operator@cairn.example',
  identityProviders: {
    google: {
      clientId: 'client',
      clientSecretArn: 'arn:aws:secretsmanager:eu-west-2:123456789012:secret:google-AbCdEf',
    },
  },
  generator: {
    modelId: 'eu.anthropic.claude-haiku-4-5-20251001-v1:0',
    regions: ['eu-west-1', 'eu-central-1'],
    inputPrice: 1.1,
    outputPrice: 5.5,
  },
  translator: { service: 'translate' },
};

const google = settings.identityProviders.google;

/** Every setting that is a choice, chosen otherwise. */
export const choices = {
  tracing: { tracing: true },
  reservedConcurrency: { reservedConcurrency: false },
  firewall: { firewall: false },
  gradualDeployments: { gradualDeployments: true },
  hstsPreload: { hstsPreload: true },
  originSecretVersion: { originSecretVersion: 2 },
  generator: { generator: undefined },
  translator: { translator: undefined },
  translatorByModel: {
    translator: { service: 'bedrock', modelId: 'amazon.some-model-v1:0', inputPrice: 1, outputPrice: 4 },
  },
  backupVaultArn: { backupVaultArn: 'arn:aws:backup:eu-central-1:210987654321:backup-vault:cairn' },
  tableTrail: { tableTrail: true },
  identityProviders: { identityProviders: {} },
  identityProvidersByIssuer: {
    identityProviders: { google: { ...google, issuer: 'https://accounts.google.com' } },
  },
  hostedZoneId: { hostedZoneId: undefined, hostedZoneName: undefined },
  portalOrigins: { portalOrigins: 'https://portal.example' },
  tableCapacity: { tableCapacity: { read: { min: 5, max: 50 }, write: { min: 5, max: 50 } } },
  restoredTable: {
    restoredTable: {
      name: 'restored',
      streamArn: 'arn:aws:dynamodb:eu-west-2:123456789012:table/restored/stream/2026-11-24T12:00:00.000',
    },
  },
} satisfies Record<string, Record<string, unknown>>;

/** Those that go together, all of which a test would need at the same time otherwise. */
export const otherChoices = {
  ...choices.tracing,
  ...choices.reservedConcurrency,
  ...choices.firewall,
  ...choices.gradualDeployments,
  ...choices.hstsPreload,
  ...choices.originSecretVersion,
  ...choices.generator,
  ...choices.translator,
  ...choices.backupVaultArn,
  ...choices.tableTrail,
};

/** A built site of one page. */
function smallSite(): string {
  const site = mkdtempSync(join(tmpdir(), 'site-'));
  const files = {
    'en/index.html': 'A page',
    'assets/main.js': '',
    'hosting.json': JSON.stringify({
      rules: languages.map(language => ({
        pattern: `/${language}`,
        file: `/${language}/index.html`,
        server: true,
      })),
      notFound: Object.fromEntries(languages.map(language => [language, `/${language}/404.html`])),
      origin: 'https://cairn.example',
      contentSecurityPolicy: "default-src 'self'; script-src 'self' 'sha256-inline'",
    }),
  };
  for (const folder of ['en', 'assets']) mkdirSync(join(site, folder));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(site, name), text);
  return site;
}

/** Installations by the settings that they change: a synthesis takes seconds, and test files share a worker. */
const synthesized = new Map<string, Deployment>();

export type Deployment = ReturnType<typeof synthesize>;

/** A complete installation with every setting and contract, synthesised; `changes` replaces some settings. */
export function synthesizeDeployment(changes: Record<string, unknown> = {}): Deployment {
  const key = JSON.stringify(changes, (_, value) => (value === undefined ? null : value));
  const known = synthesized.get(key) ?? synthesize(changes);
  synthesized.set(key, known);
  return known;
}

/** An installation with these endpoints instead of all. */
export function synthesize(changes: Record<string, unknown>, of: readonly Endpoint[] = endpoints) {
  const app = appWith({ ...settings, ...changes });
  const solutions = new AwsSolutionsChecks(app);
  cairn(app, { endpoints: of, bundles: { ...emptyBundles, site: smallSite() } });

  const assembly = app.synth();
  const templates = templatesOf(assembly.directory);
  /** In the order in which they are deployed. */
  const stacks = assembly.stacks.map(({ stackName, templateFile, dependencies }) => ({
    name: stackName,
    template: templates.find(({ file }) => file === templateFile),
    nested: templates.filter(({ file }) => file.startsWith(stackName.replaceAll('-', ''))),
    dependsOn: dependencies.map(({ id }) => id),
  }));
  const resources = templates.flatMap(template => template.resources);
  const ofType = (type: string): Resource[] => resources.filter(resource => resource.type === type);
  return { app, solutions, templates, stacks, resources, ofType };
}

/** A property of a value of unknown shape. */
export const field = (of: unknown, name: string): unknown => Object(of)[name];

/** A list; CloudFormation accepts a single value or none in its place. */
export function asList(value: unknown): unknown[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}
