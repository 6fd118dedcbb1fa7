import { RemovalPolicy, Stack } from 'aws-cdk-lib';
import { MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import {
  AttributeType,
  BillingMode,
  type ITable,
  ProjectionType,
  StreamViewType,
  Table,
  TableEncryption,
} from 'aws-cdk-lib/aws-dynamodb';
import { Effect, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import { readSettings, type TableCapacity } from '#infra/cloud/settings.ts';
import { type Alerts, fiveMinutes } from './alerts.ts';
import type { CloudFunction, Connectable } from './cloudFunction.ts';

/** DynamoDB actions of each permission. None includes Scan. */
const actions = {
  read: ['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query'],
  write: ['dynamodb:PutItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem', 'dynamodb:ConditionCheckItem'],
};

export type TableAccess = 'read' | 'write';

export interface TableLimits {
  ledger?: boolean | undefined;
  /** Keys of the only partitions that may be written to, or their beginnings with an asterisk. */
  partitions?: readonly string[] | undefined;
}

/** Partitions of the ledger: postings and balances. */
const postings = 'posting#*';
const balances = 'ledger#*';

const indexes = ['gsi1', 'gsi2'] as const;
const text = (name: string) => ({ name, type: AttributeType.STRING });

/** The table. It is retained when its stack is deleted, and can be restored to any second of the last 35 days. */
export class SingleTable extends Construct {
  /** The stack's own table, or the one that has been restored from it. */
  readonly table: ITable;

  constructor(scope: Construct, id: string, { alerts }: { alerts: Alerts }) {
    super(scope, id);

    const { tableCapacity } = readSettings(this.node);
    const own = new Table(this, 'Table', {
      partitionKey: text('pk'),
      sortKey: text('sk'),
      ...(tableCapacity
        ? {
            billingMode: BillingMode.PROVISIONED,
            readCapacity: tableCapacity.read.min,
            writeCapacity: tableCapacity.write.min,
          }
        : { billingMode: BillingMode.PAY_PER_REQUEST }),
      encryption: TableEncryption.AWS_MANAGED,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN,
      stream: StreamViewType.NEW_AND_OLD_IMAGES,
      timeToLiveAttribute: 'ttl',
    });
    for (const index of indexes) {
      own.addGlobalSecondaryIndex({
        indexName: index,
        partitionKey: text(`${index}pk`),
        sortKey: text(`${index}sk`),
        projectionType: ProjectionType.ALL,
        ...(tableCapacity && {
          readCapacity: tableCapacity.read.min,
          writeCapacity: tableCapacity.write.min,
        }),
      });
    }
    if (tableCapacity) followLoad(own, tableCapacity);

    this.table = this.#restoredFrom(own) ?? own;

    alerts.addAlarm(this, 'Throttled', {
      metric: this.#throttled(),
      threshold: 5,
      impact: 'Pages fail or load slowly because DynamoDB is throttling requests.',
      runbook: 'dynamodb-throttles-requests',
    });
  }

  /**
   * Permission to read, or to read and write: everything, or these `partitions` only. The ledger requires `ledger`, and
   * postings can never be changed.
   */
  for(access: TableAccess, { ledger = false, partitions }: TableLimits = {}): Connectable {
    return {
      connect: to => {
        this.#connect(to, access, partitions);
        if (access === 'write' && ledger)
          this.#forbid(to, ['dynamodb:UpdateItem', 'dynamodb:DeleteItem'], [postings]);
        if (access === 'write' && !ledger) this.#forbid(to, actions.write, [postings, balances]);
      },
    };
  }

  /**
   * The restored table of the settings, if any. The stack keeps its own table, to compare the two and to go back, and
   * everything that it exports: the other stacks still import it while they are deployed one after another.
   */
  #restoredFrom(own: Table): ITable | undefined {
    const { restoredTable } = readSettings(this.node);
    if (!restoredTable) return undefined;
    for (const value of [own.tableName, own.tableArn, own.tableStreamArn]) Stack.of(this).exportValue(value);
    return Table.fromTableAttributes(this, 'Restored', {
      tableName: restoredTable.name,
      tableStreamArn: restoredTable.streamArn,
      globalIndexes: [...indexes],
    });
  }

  /** Throttled reads and writes of the table and each index, which DynamoDB counts separately. */
  #throttled(): MathExpression {
    const places = [{}, ...indexes.map(GlobalSecondaryIndexName => ({ GlobalSecondaryIndexName }))];
    const counted = places.flatMap(place =>
      ['ReadThrottleEvents', 'WriteThrottleEvents'].map(
        metricName =>
          new Metric({
            namespace: 'AWS/DynamoDB',
            metricName,
            dimensionsMap: { TableName: this.table.tableName, ...place },
            statistic: 'Sum',
          }),
      ),
    );
    const named = counted.map((metric, at): [string, Metric] => [`m${at}`, metric]);
    return new MathExpression({
      expression: named.map(([name]) => `FILL(${name}, 0)`).join(' + '),
      usingMetrics: Object.fromEntries(named),
      label: 'Throttled requests',
      period: fiveMinutes,
    });
  }

  #forbid(to: CloudFunction, forbidden: readonly string[], partitions: readonly string[]): void {
    to.lambda.addToRolePolicy(
      new PolicyStatement({
        effect: Effect.DENY,
        actions: [...forbidden],
        resources: [this.table.tableArn],
        conditions: { 'ForAnyValue:StringLike': { 'dynamodb:LeadingKeys': [...partitions] } },
      }),
    );
  }

  #connect(to: CloudFunction, access: TableAccess, partitions?: readonly string[]): void {
    const { tableArn, tableName } = this.table;
    to.allow(actions.read, [tableArn, ...indexes.map(index => `${tableArn}/index/${index}`)]);
    if (access === 'write' && !partitions) to.allow(actions.write, [tableArn]);
    if (access === 'write' && partitions)
      to.lambda.addToRolePolicy(
        new PolicyStatement({
          actions: actions.write,
          resources: [tableArn],
          conditions: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [...partitions] } },
        }),
      );
    to.configure({ TABLE_NAME: tableName });
  }
}

/** Part of the capacity in use that its scaling aims for; the rest is there when the load rises faster than it follows. */
const targetUtilizationPercent = 70;

/** Lets the capacity of a table and of its indexes follow the load. */
function followLoad(table: Table, { read, write }: TableCapacity): void {
  const reads = { minCapacity: read.min, maxCapacity: read.max };
  const writes = { minCapacity: write.min, maxCapacity: write.max };
  const scaled = [
    table.autoScaleReadCapacity(reads),
    table.autoScaleWriteCapacity(writes),
    ...indexes.flatMap(index => [
      table.autoScaleGlobalSecondaryIndexReadCapacity(index, reads),
      table.autoScaleGlobalSecondaryIndexWriteCapacity(index, writes),
    ]),
  ];
  for (const capacity of scaled) capacity.scaleOnUtilization({ targetUtilizationPercent });
}
