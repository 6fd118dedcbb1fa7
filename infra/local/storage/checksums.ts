import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** A running checksum; `digest` returns base64. */
interface Checksum {
  update(bytes: Buffer): void;
  digest(): string;
}

const castagnoli = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0x82f63b78 : value >>> 1;
  return value >>> 0;
});

function crc32c(bytes: Buffer, former: number): number {
  let value = ~former;
  for (const byte of bytes) value = (castagnoli[(value ^ byte) & 255] ?? 0) ^ (value >>> 8);

  return ~value >>> 0;
}

function cyclic(step: (bytes: Buffer, former: number) => number): Checksum {
  let value = 0;

  return {
    update(bytes) {
      value = step(bytes, value);
    },
    digest() {
      const bytes = Buffer.alloc(4);
      bytes.writeUInt32BE(value);
      return bytes.toString('base64');
    },
  };
}

function hash(algorithm: string): Checksum {
  const running = createHash(algorithm);

  return { update: bytes => void running.update(bytes), digest: () => running.digest('base64') };
}

const algorithms: Record<string, () => Checksum> = {
  'x-amz-checksum-crc32': () => cyclic(crc32),
  'x-amz-checksum-crc32c': () => cyclic(crc32c),
  'x-amz-checksum-sha1': () => hash('sha1'),
  'x-amz-checksum-sha256': () => hash('sha256'),
};

/** The checksum for a header name (`x-amz-checksum-crc32` …); undefined if it is not supported. */
export function checksumOf(header: string): Checksum | undefined {
  return algorithms[header]?.();
}
