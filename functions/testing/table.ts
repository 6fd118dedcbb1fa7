import { CreateTableCommand, type DynamoDBClient } from '@aws-sdk/client-dynamodb';

/** The table as the cloud has it: two keys, two indexes, a stream of both images. */
export async function createTable(client: DynamoDBClient, name: string): Promise<void> {
  const text = (AttributeName: string) => ({ AttributeName, AttributeType: 'S' as const });
  const keys = (pk: string, sk: string) => [
    { AttributeName: pk, KeyType: 'HASH' as const },
    { AttributeName: sk, KeyType: 'RANGE' as const },
  ];
  const index = (IndexName: string) => ({
    IndexName,
    KeySchema: keys(`${IndexName}pk`, `${IndexName}sk`),
    Projection: { ProjectionType: 'ALL' as const },
  });

  await client.send(
    new CreateTableCommand({
      TableName: name,
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: ['pk', 'sk', 'gsi1pk', 'gsi1sk', 'gsi2pk', 'gsi2sk'].map(text),
      KeySchema: keys('pk', 'sk'),
      GlobalSecondaryIndexes: ['gsi1', 'gsi2'].map(index),
      StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' },
    }),
  );
}
