import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

/** Bytes from which a value is compressed: below, it would hardly save a write unit. */
const shortest = 512;

/** Packs the values of some fields. */
export const packed = (packs: readonly string[], values: object): Record<string, unknown> =>
  mapped(packs, values, pack);

/** Unpacks a stored item. Values that were stored before their type packed them are returned as they are. */
export const unpacked = (packs: readonly string[], raw: unknown): unknown =>
  typeof raw === 'object' && raw !== null ? mapped(packs, raw, unpack) : raw;

function mapped(
  packs: readonly string[],
  values: object,
  map: (value: unknown) => unknown,
): Record<string, unknown> {
  const result: Record<string, unknown> = { ...values };
  for (const field of packs) if (result[field] !== undefined) result[field] = map(result[field]);
  return result;
}

/** A value as compressed JSON, if that is shorter. */
function pack(value: unknown): unknown {
  const json = Buffer.from(JSON.stringify(value));
  if (json.length < shortest) return value;
  const short = brotliCompressSync(json, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: json.length,
    },
  });
  return short.length < json.length ? short : value;
}

/** The value of a packed attribute, or a value that is not packed. */
export const unpack = (stored: unknown): unknown =>
  stored instanceof Uint8Array ? (JSON.parse(brotliDecompressSync(stored).toString()) as unknown) : stored;
