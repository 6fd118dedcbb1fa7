import { App, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';

import { builtBundles } from './bundles.ts';
import { cairn } from './cairn.ts';
import { endpoints } from './permissions.ts';

const app = new App();
Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
cairn(app, { endpoints, bundles: builtBundles() });
app.synth();
