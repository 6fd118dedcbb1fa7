import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CloudFormationValidatePlugin, type IPolicyValidationContext } from 'aws-cdk-lib';
import { expect, test } from 'vitest';
import { synthesizeDeployment } from '#infra/cloud/testing/deployment.ts';
import { summarize } from '#infra/cloud/testing/summarize.ts';
import { appWith } from '#infra/cloud/testing/synthesis.ts';

const { app, templates } = synthesizeDeployment();

const validator = new CloudFormationValidatePlugin();

/** Errors that CloudFormation's schemas and rules find in templates. */
function errorsIn(folder: string, files: readonly string[]): string[] {
  const templatePaths = files.map(file => join(folder, file));
  const context: IPolicyValidationContext = {
    templatePaths,
    appConstruct: app,
    stackTemplates: templatePaths.map(templatePath => ({
      templatePath,
      stackConstructPath: templatePath,
      accountId: undefined,
      region: undefined,
    })),
  };
  return validator
    .validate(context)
    .violations.filter(({ severity }) => severity === 'error' || severity === 'fatal')
    .map(({ ruleName, description }) => `${ruleName} ${description}`);
}

test('every template satisfies the schemas and rules of CloudFormation', () => {
  expect(templates.length).toBeGreaterThan(20);
  expect(
    errorsIn(
      app.outdir,
      templates.map(({ file }) => file),
    ),
  ).toEqual([]);
});

test('an error in a template is found, and fails `npm run synth`', () => {
  const folder = mkdtempSync(join(tmpdir(), 'template-'));
  const Resources = { Queue: { Type: 'AWS::SQS::Queue', Properties: { VisibilityTimout: 30 } } };
  writeFileSync(join(folder, 'wrong.json'), JSON.stringify({ Resources }));
  expect(errorsIn(folder, ['wrong.json']).join()).toContain('VisibilityTimout');
  expect(appWith().node.tryGetContext('@aws-cdk/core:validateAgainstDefaultRules')).toBe(true);
});

/** After an intended change: `npm run vitest -- run infra/cloud/templates.test.ts -u`, and read the difference. */
test.each(templates.map(({ file, resources }) => [nameOf(file), resources] as const))(
  'the stack %s creates what its snapshot shows',
  async (name, resources) => {
    await expect(summarize(resources)).toMatchFileSnapshot(`snapshots/${name}.txt`);
  },
);

/** `production-api.template.json` → `api`, and without the hash of nested stacks. */
function nameOf(file: string): string {
  return file
    .replace(/^production-/, '')
    .replace(/^productionapi/, 'api-')
    .replace(/(\.nested)?\.template\.json$/, '')
    .replace(/[0-9A-F]{8}$/, '');
}
