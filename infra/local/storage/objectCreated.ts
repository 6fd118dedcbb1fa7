import { randomUUID } from 'node:crypto';
import type { S3ObjectCreatedNotificationEvent } from 'aws-lambda';
import type { StoredObject } from './objects.ts';

/** The S3 operation that created an object, in EventBridge's spelling. */
export type CreationReason = 'PutObject' | 'POST Object' | 'CopyObject';

/** EventBridge's "Object Created" event. */
export function objectCreated(
  bucket: string,
  { key, size, etag }: StoredObject,
  { reason, region, at }: { reason: CreationReason; region: string; at: Date },
): S3ObjectCreatedNotificationEvent {
  const id = randomUUID();
  return {
    version: '0',
    id,
    'detail-type': 'Object Created',
    source: 'aws.s3',
    account: '000000000000',
    time: at.toISOString(),
    region,
    resources: [`arn:aws:s3:::${bucket}`],
    detail: {
      version: '0',
      bucket: { name: bucket },
      object: {
        key,
        size,
        etag: etag.replaceAll('"', ''),
        'version-id': '',
        sequencer: at.getTime().toString(16).toUpperCase().padStart(18, '0'),
      },
      'request-id': id,
      requester: '000000000000',
      'source-ip-address': '127.0.0.1',
      reason,
    },
  };
}
