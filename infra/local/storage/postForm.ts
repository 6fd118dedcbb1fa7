import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { escapeUri } from '@smithy/core/protocols';
import busboy from 'busboy';
import type { Credentials } from '#infra/local/wire/sigv4.ts';
import { element } from '#infra/local/wire/xml.ts';
import { StorageFailure } from './failure.ts';
import type { Bucket, Received, StoredObject } from './objects.ts';
import { checkPolicy, type SizeRange } from './policy.ts';
import { storedHeaders } from './storedHeaders.ts';
import { validKey } from './target.ts';

interface Upload {
  fields: Map<string, string>;
  key: string;
  received: Received;
}

interface FormContext {
  bucket: Bucket;
  name: string;
  url: string;
  credentials: Credentials[];
  now: Date;
  /** Called once the object is readable, before the response. */
  created: (object: StoredObject) => Promise<void>;
}

/** Handles a browser's upload by presigned form. The policy is checked before any of the file is stored. */
export async function postObject(
  req: IncomingMessage,
  res: ServerResponse,
  context: FormContext,
): Promise<void> {
  const { fields, key, received } = await readForm(req, context);
  const object = await context.bucket.commit(key, received, storedHeaders(Object.fromEntries(fields)));
  await context.created(object);
  answer(res, fields, { object, key, name: context.name, url: context.url });
}

function readForm(req: IncomingMessage, context: FormContext): Promise<Upload> {
  const form = openForm(req);
  const fields = new Map<string, string>();
  let upload: Promise<Upload> | undefined;

  form.on('field', (name, value, { valueTruncated, nameTruncated }) => {
    if (valueTruncated || nameTruncated) form.emit('error', new StorageFailure('MalformedPOSTRequest'));
    if (!upload) fields.set(name.toLowerCase(), value);
  });
  form.on('file', (name, file, { filename }) => {
    if (name.toLowerCase() !== 'file' || upload) {
      file.resume();
      return;
    }
    upload = receiveFile(file, { fields, filename: filename ?? '', context });
    // The rest of a refused file is read and discarded: browsers show the response only then.
    upload.catch(() => file.resume());
  });

  return new Promise((resolve, reject) => {
    const fail = (error: unknown) => {
      req.unpipe(form);
      req.resume();
      void upload?.then(({ received }) => context.bucket.discard(received)).catch(() => undefined);
      reject(error instanceof StorageFailure ? error : new StorageFailure('MalformedPOSTRequest'));
    };
    form.on('error', fail);
    req.on('error', fail);
    req.on('aborted', () => form.destroy(new StorageFailure('IncompleteBody')));
    form.on('close', () => {
      const missing = new StorageFailure(
        'InvalidArgument',
        'POST requires exactly one file upload per request.',
      );
      (upload ?? Promise.reject(missing)).then(resolve, reject);
    });
    req.pipe(form);
  });
}

function openForm(req: IncomingMessage): busboy.Busboy {
  try {
    return busboy({ headers: req.headers, limits: { fieldSize: 20_480, fieldNameSize: 200, fields: 100 } });
  } catch {
    throw new StorageFailure('MalformedPOSTRequest');
  }
}

async function receiveFile(
  file: Readable,
  { fields, filename, context }: { fields: Map<string, string>; filename: string; context: FormContext },
): Promise<Upload> {
  const template = fields.get('key');
  if (!template) throw new StorageFailure('InvalidArgument', 'Bucket POST must contain a field named "key".');
  const key = validKey(template.replaceAll('${filename}', () => filename));
  fields.set('key', key);
  const range = await checkPolicy(fields, {
    bucket: context.name,
    credentials: context.credentials,
    now: context.now,
  });

  const received = await context.bucket.receive(pieces(file), sizeGuard(range));
  if (received.size < range.min) {
    await context.bucket.discard(received);
    throw new StorageFailure('EntityTooSmall');
  }

  return { fields, key, received };
}

/**
 * Iterates over the file's chunks. Unlike the stream's own iterator, stopping early does not destroy the form's parser.
 */
async function* pieces(file: Readable): AsyncGenerator<Buffer> {
  for await (const piece of file.iterator({ destroyOnReturn: false })) yield Buffer.from(piece);
}

function sizeGuard({ max }: SizeRange): (piece: Buffer) => void {
  let size = 0;

  return piece => {
    size += piece.length;
    if (size > max) throw new StorageFailure('EntityTooLarge');
  };
}

function answer(
  res: ServerResponse,
  fields: ReadonlyMap<string, string>,
  { object, key, name, url }: { object: StoredObject; key: string; name: string; url: string },
): void {
  const location = `${url}/${name}/${key.split('/').map(escapeUri).join('/')}`;
  const redirect = fields.get('success_action_redirect');
  const headers = { etag: object.etag, location };

  if (redirect && URL.canParse(redirect)) {
    const address = new URL(redirect);
    for (const [field, value] of Object.entries({ bucket: name, key, etag: object.etag })) {
      address.searchParams.set(field, value);
    }
    res.writeHead(303, { ...headers, location: address.href }).end();
    return;
  }

  const status = fields.get('success_action_status');
  if (status !== '201') {
    res.writeHead(status === '200' ? 200 : 204, headers).end();
    return;
  }
  const details = [
    element('Location', location),
    element('Bucket', name),
    element('Key', key),
    element('ETag', object.etag),
  ];
  res
    .writeHead(201, { ...headers, 'content-type': 'application/xml' })
    .end(`<?xml version="1.0" encoding="UTF-8"?>\n<PostResponse>${details.join('')}</PostResponse>`);
}
