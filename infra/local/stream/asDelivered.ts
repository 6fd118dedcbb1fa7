import type { AttributeValue, _Record as StreamRecord } from '@aws-sdk/client-dynamodb-streams';
import type { DynamoDBRecord } from 'aws-lambda';

type Image = Record<string, AttributeValue>;

/** Records of a stream in the format that Lambda receives: as JSON, in which binary values are in Base64. */
export const asDelivered = (records: readonly StreamRecord[]): DynamoDBRecord[] =>
  records.map(({ dynamodb, ...record }) => ({
    ...record,
    dynamodb: {
      ...dynamodb,
      ...(dynamodb?.OldImage && { OldImage: inBase64(dynamodb.OldImage) }),
      ...(dynamodb?.NewImage && { NewImage: inBase64(dynamodb.NewImage) }),
    },
  })) as unknown as DynamoDBRecord[]; // the same fields; times are dates

const inBase64 = (image: Image) =>
  Object.fromEntries(
    Object.entries(image).map(([name, value]) => [
      name,
      value.B === undefined ? value : { B: Buffer.from(value.B).toString('base64') },
    ]),
  );
