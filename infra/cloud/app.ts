import { App, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { contracts } from '#shared/contracts/index.ts';
import { builtBundles } from './bundles.ts';
import { cairn } from './cairn.ts';

const app = new App();
Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
cairn(app, { contracts, bundles: builtBundles() });
app.synth();
