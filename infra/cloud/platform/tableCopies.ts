import { Duration } from 'aws-cdk-lib';
import { BackupPlan, BackupPlanRule, BackupResource, BackupVault } from 'aws-cdk-lib/aws-backup';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import { Schedule } from 'aws-cdk-lib/aws-events';
import { Key } from 'aws-cdk-lib/aws-kms';
import { Construct } from 'constructs';
import { acknowledge } from '#infra/cloud/acknowledge.ts';

/** Retention of a copy: in this account, and in the vault that it is copied to. */
const here = Duration.days(35);
const elsewhere = Duration.days(365);

/**
 * Copies the table once a month to a vault in another account or Region, which outlives this account, and whatever takes it
 * over. The copies are encrypted with a key of their own, because AWS's key for backups cannot be used by other accounts.
 */
export class TableCopies extends Construct {
  constructor(scope: Construct, id: string, { table, vaultArn }: { table: ITable; vaultArn: string }) {
    super(scope, id);
    const encryptionKey = new Key(this, 'Key', {
      description: 'Copies of the table',
      enableKeyRotation: true,
    });
    const backupVault = new BackupVault(this, 'Vault', { encryptionKey });
    const plan = new BackupPlan(this, 'Plan', { backupVault });
    plan.addRule(
      new BackupPlanRule({
        ruleName: 'Monthly',
        scheduleExpression: Schedule.cron({ minute: '0', hour: '3', day: '1' }),
        startWindow: Duration.hours(1),
        completionWindow: Duration.hours(24),
        deleteAfter: here,
        copyActions: [
          {
            destinationBackupVault: BackupVault.fromBackupVaultArn(this, 'Elsewhere', vaultArn),
            deleteAfter: elsewhere,
          },
        ],
      }),
    );
    const selection = plan.addSelection('Table', { resources: [BackupResource.fromDynamoDbTable(table)] });
    acknowledge(selection, {
      'IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSBackupServiceRolePolicyForBackup]':
        'AWS keeps the permissions that its backup service needs in this policy.',
    });
  }
}
