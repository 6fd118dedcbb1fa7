import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { Code } from 'aws-cdk-lib/aws-lambda';
import * as z from 'zod/mini';
import type { Bundles } from '#infra/cloud/bundles.ts';

const CdkJson = z.object({ context: z.record(z.string(), z.unknown()) });

/**
 * An app with the context of cdk.json, as the CDK CLI starts it, but without what takes a third of a synthesis and no test looks
 * at: the tree of constructs, stack traces, and the rules of CloudFormation, which only warn; `npm run synth` applies them.
 */
export function appWith(context: Record<string, unknown> = {}): App {
  const cdkJson = readFileSync(join(import.meta.dirname, '../../../cdk.json'), 'utf8');
  return new App({
    treeMetadata: false,
    analyticsReporting: false,
    builtinCloudFormationValidation: false,
    context: {
      ...CdkJson.parse(JSON.parse(cdkJson)).context,
      'aws:cdk:enable-path-metadata': true,
      'aws:cdk:disable-stack-trace': true,
      ...context,
    },
  });
}

/** Placeholder code that needs no build. */
export const emptyBundles: Bundles = {
  code: () => Code.fromInline('exports.handler = () => {}'),
  codeWithRenderer: () => Code.fromInline('exports.handler = () => {}'),
  codeWithSharp: () => Code.fromInline('exports.handler = () => {}'),
  site: undefined,
};
