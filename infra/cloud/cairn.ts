import { type App, Tags } from 'aws-cdk-lib';
import { ApiStack } from './apiStack.ts';
import type { Bundles } from './bundles.ts';
import { DashboardStack } from './dashboardStack.ts';
import { DataStack } from './dataStack.ts';
import { EdgeAlarmsStack } from './edgeAlarmsStack.ts';
import { EdgeStack } from './edgeStack.ts';
import { EventsStack } from './eventsStack.ts';
import { FirewallStack, firewallMetric } from './firewallStack.ts';
import { IdentityStack } from './identityStack.ts';
import { IntegrationsStack } from './integrationsStack.ts';
import { JobsStack } from './jobsStack.ts';
import { OperationsStack } from './operationsStack.ts';
import type { Endpoint } from './permissions.ts';
import { readSettings } from './settings.ts';
import { WebStack } from './webStack.ts';

interface Parts {
  endpoints: readonly Endpoint[];
  bundles: Bundles;
}

/** An installation. Stateful resources have stacks of their own, so that the others can be replaced. */
export function cairn(app: App, { endpoints, bundles }: Parts): void {
  const settings = readSettings(app.node);
  const { stage, region, domainName } = settings;
  const here = { env: { region }, crossRegionReferences: true };
  const atTheEdge = { env: { region: 'us-east-1' }, crossRegionReferences: true };

  Tags.of(app).add('product', 'cairn');
  Tags.of(app).add('stage', stage);

  const { alerts } = new OperationsStack(app, `${stage}-operations`, { ...here, settings });
  const data = new DataStack(app, `${stage}-data`, {
    ...here,
    alerts,
    settings,
    siteOrigin: `https://${domainName}`,
  });
  const { identity } = new IdentityStack(app, `${stage}-identity`, { ...here, alerts, bundles, settings });
  const outside = new IntegrationsStack(app, `${stage}-outside`, { ...here, alerts, settings });

  const { site, mail, payments, generator, translator, payoutQueue } = outside;
  const connected = { identity, site, mail, payments, generator, translator, payoutQueue };
  const platform = { table: data.table, files: data.files, ...connected };
  const { httpApis, guard: cdnGuard } = new ApiStack(app, `${stage}-api`, {
    ...here,
    alerts,
    endpoints,
    bundles,
    platform,
  });
  new JobsStack(app, `${stage}-jobs`, { ...here, alerts, bundles, platform });

  const edge = new EdgeStack(app, `${stage}-edge`, { ...atTheEdge, settings });
  const guard = new FirewallStack(app, `${stage}-firewall`, { ...atTheEdge, settings });
  const web = new WebStack(app, `${stage}-web`, {
    ...here,
    settings,
    alerts,
    httpApis,
    cdnGuard,
    bundles,
    platform,
    edge,
    firewall: guard.firewall,
  });
  if (!guard.firewall) guard.addDependency(web);

  const { distribution } = web.cdn;
  new EventsStack(app, `${stage}-events`, { ...here, alerts, bundles, platform, distribution });
  new EdgeAlarmsStack(app, `${stage}-edge-alarms`, {
    ...atTheEdge,
    settings,
    distribution,
    logs: web.logs,
    firewallMetric: guard.firewall && firewallMetric(settings),
  });
  new DashboardStack(app, `${stage}-dashboard`, {
    ...here,
    alerts,
    httpApis,
    table: data.table,
    distribution,
  });
}
