import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { App, Stack } from 'aws-cdk-lib';
import { Function as LambdaFunction, Runtime } from 'aws-cdk-lib/aws-lambda';
import { expect, test } from 'vitest';
import { builtFunctions } from '#infra/scripts/builtFunctions.ts';
import { lastBundles } from './bundles.ts';

test('the asset of a function contains its bundle and source map', async () => {
  await builtFunctions();
  const app = new App();
  new LambdaFunction(new Stack(app, 'Stack'), 'Function', {
    code: lastBundles().code('system', 'healthCheck'),
    handler: 'index.handler',
    runtime: Runtime.NODEJS_24_X,
  });
  const { directory } = app.synth();
  const [asset = ''] = readdirSync(directory).filter(name => name.startsWith('asset.'));

  expect(readdirSync(join(directory, asset)).toSorted()).toEqual(['index.cjs', 'index.cjs.map']);
});
