import { Stack, type StackProps } from 'aws-cdk-lib';
import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import { QueryDefinition, QueryString } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { Alerts } from '#infra/cloud/platform/alerts.ts';
import { blockDeployment } from './blockDeployment.ts';
import type { DeploymentSettings } from './settings.ts';

interface OperationsStackProps extends StackProps {
  settings: DeploymentSettings;
}

/** The topic of all alarms, and a budget. All other stacks depend on this one. */
export class OperationsStack extends Stack {
  readonly alerts: Alerts;

  constructor(scope: Construct, id: string, { settings, ...props }: OperationsStackProps) {
    super(scope, id, { ...props, description: 'Alarms and budget' });

    this.alerts = new Alerts(this, 'Alerts', { email: settings.operatorEmail });

    const tell = (notificationType: 'ACTUAL' | 'FORECASTED', threshold: number) => ({
      notification: {
        notificationType,
        threshold,
        thresholdType: 'PERCENTAGE',
        comparisonOperator: 'GREATER_THAN',
      },
      subscribers: [{ subscriptionType: 'EMAIL', address: settings.operatorEmail }],
    });
    new CfnBudget(this, 'Budget', {
      budget: {
        budgetType: 'COST',
        timeUnit: 'MONTHLY',
        budgetLimit: { amount: settings.monthlyBudget, unit: 'USD' },
      },
      notificationsWithSubscribers: [tell('ACTUAL', 80), tell('FORECASTED', 100)],
    });

    // Over the log groups that are chosen in the console.
    new QueryDefinition(this, 'Errors', {
      queryDefinitionName: `${settings.stage}/errors`,
      queryString: new QueryString({
        fields: ['@timestamp', 'endpoint', 'job', 'message', 'detail', 'requestId', 'record.status', '@log'],
        // The second are lines of Lambda: errors outside of our handlers, and runs that end for lack of time or memory.
        filterStatements: ['level = "error" or level = "ERROR" or type = "platform.report"'],
        sort: '@timestamp desc',
        limit: 50,
      }),
    });

    if (settings.missing.length > 0) {
      blockDeployment(
        this,
        'SettingsMissing',
        `Missing settings (see infra/docs/deploy.md): ${settings.missing.join(', ')}.`,
      );
    }
  }
}
