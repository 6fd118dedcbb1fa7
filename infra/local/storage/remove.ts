import type { IncomingMessage, ServerResponse } from 'node:http';
import { BodyTooLarge } from '#infra/local/wire/body.ts';
import { element } from '#infra/local/wire/xml.ts';
import { StorageFailure } from './failure.ts';
import { incoming } from './incoming.ts';
import type { Bucket } from './objects.ts';
import { allowQuery, type Target, validKey } from './target.ts';

const mostKeys = 1000;
const largestBody = 2 ** 21;

/** Deletes an object. A missing object is not an error. */
export async function deleteObject(
  res: ServerResponse,
  { bucket, target }: { bucket: Bucket; target: Target },
): Promise<void> {
  allowQuery(target.query);
  await bucket.remove(target.key);
  res.writeHead(204).end();
}

/** Deletes up to 1,000 objects listed in an XML document. */
export async function deleteObjects(
  req: IncomingMessage,
  res: ServerResponse,
  { bucket, target, payloadHash }: { bucket: Bucket; target: Target; payloadHash: string },
): Promise<void> {
  allowQuery(target.query, ['delete']);
  const document = await readDocument(req, payloadHash);
  const keys = [...document.matchAll(/<Object>.*?<Key>([^<]*)<\/Key>.*?<\/Object>/gs)].map(([, key = '']) =>
    validKey(unescapeXml(key)),
  );
  if (!/<Delete[\s>]/.test(document) || keys.length === 0 || keys.length > mostKeys) {
    throw new StorageFailure('MalformedXML');
  }

  for (const key of keys) await bucket.remove(key);

  const quiet = /<Quiet>\s*true\s*<\/Quiet>/.test(document);
  const deleted = quiet ? [] : keys.map(key => `<Deleted>${element('Key', key)}</Deleted>`);
  res
    .writeHead(200, { 'content-type': 'application/xml' })
    .end(`<?xml version="1.0" encoding="UTF-8"?>\n<DeleteResult>${deleted.join('')}</DeleteResult>`);
}

async function readDocument(req: IncomingMessage, payloadHash: string): Promise<string> {
  const body = incoming(req, payloadHash);
  const pieces: Buffer[] = [];
  let size = 0;

  for await (const piece of body.content) {
    size += piece.length;
    if (size > largestBody) throw new BodyTooLarge('The list of keys is too long.');
    body.observe(piece);
    pieces.push(piece);
  }
  body.finish();

  return Buffer.concat(pieces).toString('utf8');
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function unescapeXml(text: string): string {
  return text.replace(/&(#x?[0-9a-f]+|[a-z]+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return entities[name] ?? whole;
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
