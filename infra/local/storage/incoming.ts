import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { decodeAwsChunked, type Trailers } from './awsChunked.ts';
import { checksumOf } from './checksums.ts';
import { StorageFailure } from './failure.ts';

/** A request body being received. */
export interface Incoming {
  content: AsyncIterable<Buffer>;
  /** Called with each chunk of the content. */
  observe(piece: Buffer): void;
  /** Compares the content with its declared size and checksums. Returns the checksum to store, by its header. */
  finish(): Record<string, string>;
}

const hexHash = /^[0-9a-f]{64}$/;
const unsignedChunks = 'STREAMING-UNSIGNED-PAYLOAD-TRAILER';

/** Content of a PUT or POST, with the checks that its headers, trailers and signature require. */
export function incoming(req: IncomingMessage, payloadHash: string): Incoming {
  const chunked = payloadHash.startsWith('STREAMING-');
  if (chunked && payloadHash !== unsignedChunks) {
    throw new StorageFailure('NotImplemented', `${payloadHash} is not implemented.`);
  }

  const trailers: Trailers = {};
  const checksumHeader = checksumHeaderOf(req);
  const checksum = checksumHeader === undefined ? undefined : checksumOf(checksumHeader);
  if (checksumHeader && !checksum) {
    throw new StorageFailure('NotImplemented', `${checksumHeader} is not implemented.`);
  }

  const sha256 = hexHash.test(payloadHash) ? createHash('sha256') : undefined;
  const md5 = req.headers['content-md5'] === undefined ? undefined : createHash('md5');
  let size = 0;

  return {
    content: chunked ? decodeAwsChunked(req, trailers) : req,

    observe(piece) {
      size += piece.length;
      sha256?.update(piece);
      md5?.update(piece);
      checksum?.update(piece);
    },

    finish() {
      const promised = req.headers[chunked ? 'x-amz-decoded-content-length' : 'content-length'];
      if (promised !== undefined && Number(promised) !== size) throw new StorageFailure('IncompleteBody');
      if (sha256 && sha256.digest('hex') !== payloadHash)
        throw new StorageFailure('XAmzContentSHA256Mismatch');
      if (md5 && md5.digest('base64') !== req.headers['content-md5']) throw new StorageFailure('BadDigest');
      if (!checksum || !checksumHeader) return {};

      const computed = checksum.digest();
      const given = req.headers[checksumHeader] ?? trailers[checksumHeader];
      if (given !== computed) throw new StorageFailure('BadDigest');

      return { [checksumHeader]: computed };
    },
  };
}

function checksumHeaderOf(req: IncomingMessage): string | undefined {
  const trailer = req.headers['x-amz-trailer'];
  if (typeof trailer === 'string') return trailer.toLowerCase();

  return Object.keys(req.headers).find(
    name => name.startsWith('x-amz-checksum-') && !/-(mode|type|algorithm)$/.test(name),
  );
}
