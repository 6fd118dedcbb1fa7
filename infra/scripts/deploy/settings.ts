import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import * as z from 'zod/mini';
import { type DeploymentSettings, readSettings } from '#infra/cloud/settings.ts';
import { operator } from '#shared/operator.ts';
import { type Finding, fine, missing, warning } from './finding.ts';

const root = join(import.meta.dirname, '../../..');
const Context = z.record(z.string(), z.unknown());

/** The settings' file, which belongs to the deployment and not to the repository. */
export const settingsFile = 'cdk.context.json';

/** The context that the CDK reads from its two files. */
export function readContext(folder = root): Record<string, unknown> {
  const cdk = z.object({ context: Context }).parse(read(join(folder, 'cdk.json')));
  const own = join(folder, settingsFile);
  return { ...cdk.context, ...(existsSync(own) ? Context.parse(read(own)) : {}) };
}

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** The settings of a stage; if they are invalid, their problems instead. */
export function settingsOf(context: Record<string, unknown>, stage: string): DeploymentSettings | Finding[] {
  try {
    return readSettings(new App({ context: { ...context, stage } }).node);
  } catch (error) {
    if (!(error instanceof z.core.$ZodError))
      return [missing(error instanceof Error ? error.message : String(error), `Correct ${settingsFile}.`)];
    return error.issues.map(({ path, message }) =>
      missing(`Setting ${path.join('.')}: ${message}.`, `Correct it in ${settingsFile}.`),
    );
  }
}

/** Checks that the settings are complete, and that nothing invented goes live. */
export function checkSettings(settings: DeploymentSettings): Finding[] {
  const { missing: names, domainName, stage } = settings;
  if (names.length > 0)
    return [
      missing(
        `Missing settings: ${names.join(', ')}.`,
        `Add them to ${settingsFile}; infra/docs/deploy.md has a table of all settings.`,
      ),
    ];
  return [
    fine(`Settings of the stage ${stage} for ${domainName}`),
    ...(isInvented
      ? [
          warning(
            'The company behind the site is the invented one.',
            'Put yours into shared/operator.ts, and its VAT into shared/vat.ts, before people can see the site.',
          ),
        ]
      : []),
  ];
}

const isInvented = operator.supportEmail.endsWith('.example');
