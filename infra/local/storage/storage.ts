import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { S3ObjectCreatedNotificationEvent } from 'aws-lambda';
import { BodyTooLarge } from '#infra/local/wire/body.ts';
import { type Handle, listen } from '#infra/local/wire/listen.ts';
import { type Credentials, type Verified, verifySignature } from '#infra/local/wire/sigv4.ts';
import { type AllowedOrigins, allowOrigin, handlePreflight } from './cors.ts';
import { StorageFailure, sendFailure } from './failure.ts';
import { getObject } from './get.ts';
import { listObjects } from './list.ts';
import { type CreationReason, objectCreated } from './objectCreated.ts';
import { type Bucket, openBucket, type StoredObject } from './objects.ts';
import { postObject } from './postForm.ts';
import { copyObject, putObject } from './put.ts';
import { deleteObject, deleteObjects } from './remove.ts';
import { allowQuery, bucketName, targetOf } from './target.ts';

/** Options of the S3 emulator. */
export interface StorageOptions {
  dataDir: string;
  /** 0 or absent: any free port. */
  port?: number;
  /** Buckets to create on start; CreateBucket creates others. */
  buckets?: readonly string[];
  /** Web origins that browsers may call from. */
  allowedOrigins: AllowedOrigins;
  /** Credentials that may sign requests. */
  credentials: Credentials | Credentials[];
  /** Called with EventBridge's event for every new object, before the response to its upload. */
  onCreated?: (event: S3ObjectCreatedNotificationEvent) => Promise<void>;
  region?: string;
  now?: () => Date;
}

/** A running S3 emulator. */
export interface Storage {
  url: string;
  handle: Handle;
  close(): Promise<void>;
}

/** Starts an S3 emulator with path-style URLs. */
export async function createStorage(options: StorageOptions): Promise<Storage> {
  const { dataDir, allowedOrigins, region = 'eu-west-2', now = () => new Date() } = options;
  const credentials = [options.credentials].flat();
  const folder = join(dataDir, 'buckets');
  const buckets = new Map<string, Bucket>();
  const open = async (name: string) => {
    buckets.set(name, await openBucket(join(folder, bucketName(name)), now));
  };
  await mkdir(folder, { recursive: true });
  for (const name of new Set([...(await readdir(folder)), ...(options.buckets ?? [])])) await open(name);

  const bucketOf = (name: string) => {
    const bucket = buckets.get(name);
    if (!bucket) throw new StorageFailure('NoSuchBucket');
    return bucket;
  };

  const answer: Handle = async (req, res) => {
    const target = targetOf(req.url ?? '/');
    const { method = 'GET' } = req;
    if (method === 'OPTIONS') {
      handlePreflight(req, res, allowedOrigins);
      return;
    }
    const created = (reason: CreationReason) => async (object: StoredObject) => {
      await options.onCreated?.(objectCreated(target.bucket, object, { reason, region, at: now() }));
    };

    const isForm = (req.headers['content-type'] ?? '').startsWith('multipart/form-data');
    if (method === 'POST' && target.key === '' && isForm) {
      return postObject(req, res, {
        bucket: bucketOf(target.bucket),
        name: target.bucket,
        url: storage.url,
        credentials,
        now: now(),
        created: created('POST Object'),
      });
    }

    const verified = await verifySignature(req, { credentials, service: 's3', now: now() });
    if (!verified.ok) throw signatureFailure(verified.refusal);
    const { payloadHash } = verified;

    if (target.key === '' && method === 'PUT') {
      allowQuery(target.query);
      if (!buckets.has(target.bucket)) await open(target.bucket);
      res.writeHead(200, { location: `/${target.bucket}` }).end();
      return;
    }
    const bucket = bucketOf(target.bucket);
    const request = { bucket, target, payloadHash };

    if (target.key === '') {
      if (method === 'GET') return listObjects(res, request);
      if (method === 'HEAD') return void res.writeHead(200, { 'x-amz-bucket-region': region }).end();
      if (method === 'POST' && target.query.has('delete')) return deleteObjects(req, res, request);
      throw new StorageFailure('NotImplemented');
    }
    if (method === 'GET' || method === 'HEAD') return getObject(req, res, request);
    if (method === 'DELETE') return deleteObject(res, request);
    if (method !== 'PUT') throw new StorageFailure('MethodNotAllowed');
    if (req.headers['x-amz-copy-source'] !== undefined) {
      return copyObject(req, res, { bucket, target, bucketOf, created: created('CopyObject') });
    }
    return putObject(req, res, { ...request, created: created('PutObject') });
  };

  const handle: Handle = async (req, res) => {
    allowOrigin(req, res, allowedOrigins);
    try {
      await answer(req, res);
    } catch (error) {
      req.resume();
      const failure = failureOf(error);
      if (failure.code === 'InternalError') console.error(error);
      if (res.headersSent) res.destroy();
      else sendFailure(res, failure, req.method !== 'HEAD');
    }
  };

  const server = await listen(handle, options.port);
  const storage: Storage = {
    url: server.url,
    handle,
    close: () => server.close(),
  };

  return storage;
}

function signatureFailure(refusal: Extract<Verified, { ok: false }>['refusal']) {
  if (refusal === 'MissingSignature') return new StorageFailure('AccessDenied');
  if (refusal === 'Expired') return new StorageFailure('AccessDenied', 'Request has expired');
  if (refusal === 'HeadersNotSigned') {
    return new StorageFailure(
      'AccessDenied',
      'There were headers present in the request which were not signed',
    );
  }

  return new StorageFailure(refusal);
}

function failureOf(error: unknown): StorageFailure {
  if (error instanceof StorageFailure) return error;
  if (error instanceof BodyTooLarge) return new StorageFailure('MalformedXML');
  if (error instanceof Error && 'code' in error && error.code === 'ECONNRESET') {
    return new StorageFailure('IncompleteBody');
  }

  return new StorageFailure('InternalError');
}
