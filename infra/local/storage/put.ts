import type { IncomingMessage, ServerResponse } from 'node:http';
import { element } from '#infra/local/wire/xml.ts';
import { StorageFailure } from './failure.ts';
import { type Incoming, incoming } from './incoming.ts';
import type { Bucket, StoredObject } from './objects.ts';
import { storedHeaders } from './storedHeaders.ts';
import { allowQuery, decode, type Target, targetOf } from './target.ts';

interface Request {
  bucket: Bucket;
  target: Target;
  /** Called once the object is readable, before the response. */
  created: (object: StoredObject) => Promise<void>;
}

interface PutRequest extends Request {
  payloadHash: string;
}

interface CopyRequest extends Request {
  bucketOf: (name: string) => Bucket;
}

/** Stores the body under the key. The previous object remains until the new one is complete. */
export async function putObject(
  req: IncomingMessage,
  res: ServerResponse,
  { bucket, target, payloadHash, created }: PutRequest,
): Promise<void> {
  allowQuery(target.query);
  const guard = (former: StoredObject | undefined) => checkPreconditions(req, former);
  guard(bucket.get(target.key));

  const body = incoming(req, payloadHash);
  const received = await bucket.receive(body.content, piece => body.observe(piece));

  const checksums = await finish(body, () => bucket.discard(received));
  const headers = { ...storedHeaders(req.headers), ...checksums };
  const object = await bucket.commit(target.key, received, headers, guard);
  await created(object);

  res.writeHead(200, { etag: object.etag, ...checksums }).end();
}

async function finish(body: Incoming, discard: () => Promise<void>): Promise<Record<string, string>> {
  try {
    return body.finish();
  } catch (error) {
    await discard();
    throw error;
  }
}

/** Copies an object with its metadata, or with new metadata if `x-amz-metadata-directive` is REPLACE. */
export async function copyObject(
  req: IncomingMessage,
  res: ServerResponse,
  { bucket, target, bucketOf, created }: CopyRequest,
): Promise<void> {
  allowQuery(target.query);
  const header = String(req.headers['x-amz-copy-source'] ?? '');
  const source = targetOf(
    `/${decode(header).replace(/^\//, '').split('/').map(encodeURIComponent).join('/')}`,
  );
  const replaces = req.headers['x-amz-metadata-directive'] === 'REPLACE';
  const from = bucketOf(source.bucket);
  if (from === bucket && source.key === target.key && !replaces) {
    throw new StorageFailure('InvalidRequest', 'An object cannot be copied to itself without a change.');
  }

  const { object: original, content } = await from.open(source.key);
  const received = await bucket.receive(content.createReadStream());
  const headers = replaces ? storedHeaders(req.headers) : original.headers;
  const object = await bucket.commit(target.key, received, headers);

  await created(object);
  const modified = element('LastModified', new Date(object.modifiedAt).toISOString());
  res
    .writeHead(200, { 'content-type': 'application/xml' })
    .end(`<CopyObjectResult>${modified}${element('ETag', object.etag)}</CopyObjectResult>`);
}

function checkPreconditions(req: IncomingMessage, former: StoredObject | undefined): void {
  const { 'if-none-match': mustBeAbsent, 'if-match': mustBe } = req.headers;
  if (mustBeAbsent !== undefined && mustBeAbsent !== '*') throw new StorageFailure('NotImplemented');
  if (mustBeAbsent === '*' && former) throw new StorageFailure('PreconditionFailed');
  if (mustBe === undefined) return;
  if (!former) throw new StorageFailure('NoSuchKey');
  if (former.etag !== mustBe) throw new StorageFailure('PreconditionFailed');
}
