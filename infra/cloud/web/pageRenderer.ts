import { Duration } from 'aws-cdk-lib';
import { type HttpApi, HttpMethod, HttpRoute, HttpRouteKey } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { Construct } from 'constructs';
import type { Bundles } from '#infra/cloud/bundles.ts';
import { connect, type Platform } from '#infra/cloud/connect.ts';
import { pagePermissions } from '#infra/cloud/permissions.ts';
import type { Alerts } from '#infra/cloud/platform/alerts.ts';
import { CloudFunction } from '#infra/cloud/platform/cloudFunction.ts';
import { addLogAlarm, linesWith } from '#infra/cloud/platform/logAlarm.ts';

interface PageRendererProps {
  alerts: Alerts;
  api: HttpApi;
  bundles: Bundles;
  platform: Platform;
}

/** Path of rendered pages below the API's stage. CloudFront asks for them there, with the visitor's path in the query. */
export const pagesPath = '/pages';

/** The function that renders public pages with their data, and the route on which CloudFront calls it. */
export class PageRenderer extends Construct {
  readonly function: CloudFunction;

  constructor(scope: Construct, id: string, { alerts, api, bundles, platform }: PageRendererProps) {
    super(scope, id);
    this.function = new CloudFunction(this, 'Handler', {
      code: bundles.codeWithRenderer('pages', 'renderPage'),
      description: 'Renders the public pages with their data.',
      // A full vCPU: rendering is computation, unlike everything else here.
      memory: 1769,
      // A longer rendering costs more than it is worth: the CDN then serves the page without contents, and the browser renders it.
      timeout: Duration.seconds(8),
      // Limits crawlers, so that they do not use up the concurrency that other functions need.
      reserved: 50,
    });
    connect(this.function, pagePermissions, platform);
    platform.site.origin.connect(this.function);
    addLogAlarm(this, alerts, 'PagesNotRendered', {
      logs: [this.function.log],
      lines: linesWith(['page.render_failed']),
      threshold: 10,
      impact:
        'Search engines and link previews see pages without their contents, and visitors wait longer for them.',
      runbook: 'pages-are-not-rendered',
    });

    new HttpRoute(this, 'Route', {
      httpApi: api,
      routeKey: HttpRouteKey.with(`${pagesPath}/{page+}`, HttpMethod.GET),
      integration: new HttpLambdaIntegration('Integration', this.function.live),
    });
  }
}
