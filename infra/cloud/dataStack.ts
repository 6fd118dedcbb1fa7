import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { Alerts } from '#infra/cloud/platform/alerts.ts';
import { Files } from '#infra/cloud/platform/files.ts';
import { SingleTable } from '#infra/cloud/platform/table.ts';
import { TableCopies } from '#infra/cloud/platform/tableCopies.ts';
import { TableTrail } from '#infra/cloud/platform/tableTrail.ts';
import type { DeploymentSettings } from './settings.ts';

interface DataStackProps extends StackProps {
  alerts: Alerts;
  siteOrigin: string;
  settings: DeploymentSettings;
}

/** Stateful resources that outlive every deployment: the table and users' files. */
export class DataStack extends Stack {
  readonly table: SingleTable;
  readonly files: Files;

  constructor(scope: Construct, id: string, { alerts, siteOrigin, settings, ...props }: DataStackProps) {
    super(scope, id, { ...props, description: 'Table and files', terminationProtection: true });

    this.table = new SingleTable(this, 'Table', { alerts });
    this.files = new Files(this, 'Files', { siteOrigin });

    const { backupVaultArn, tableTrail } = settings;
    const { table } = this.table;
    if (backupVaultArn) new TableCopies(this, 'Copies', { table, vaultArn: backupVaultArn });
    if (tableTrail) new TableTrail(this, 'Trail', { table });
  }
}
