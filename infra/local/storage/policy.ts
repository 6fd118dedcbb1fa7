import * as z from 'zod';
import { sameSecret } from '#infra/local/wire/constantTime.ts';
import { type Credentials, parseAmzDate, signPolicy } from '#infra/local/wire/sigv4.ts';
import { StorageFailure } from './failure.ts';

const Size = z.union([z.number(), z.string().regex(/^\d+$/).transform(Number)]).pipe(z.number().int().min(0));

const Condition = z.union([
  z.tuple([z.literal('content-length-range'), Size, Size]),
  z.tuple([z.enum(['eq', 'starts-with']), z.string().startsWith('$'), z.string()]),
  z
    .record(z.string(), z.string())
    .refine(record => Object.keys(record).length === 1, 'A condition names one field.'),
]);

const Policy = z.object({ expiration: z.iso.datetime(), conditions: z.array(Condition) });

/** Allowed size of the file, in bytes. */
export interface SizeRange {
  min: number;
  max: number;
}

const uncovered = /^(policy|x-amz-signature|awsaccesskeyid|file|x-ignore-.*)$/;

/**
 * Validates a browser form against its policy: signature, expiry and every condition; a field that no condition covers
 * is refused too. Field names are lower case. Returns the allowed sizes of the file.
 */
export async function checkPolicy(
  fields: ReadonlyMap<string, string>,
  { bucket, credentials, now }: { bucket: string; credentials: Credentials[]; now: Date },
): Promise<SizeRange> {
  const encoded = fields.get('policy');
  if (encoded === undefined) throw new StorageFailure('AccessDenied');
  await checkSignature(fields, encoded, credentials);

  if ((fields.get('bucket') ?? bucket) !== bucket) refuse('The form is for another bucket.');

  const policy = readPolicy(encoded);
  if (now.getTime() > Date.parse(policy.expiration)) refuse('Policy expired.');

  const values = new Map([...fields, ['bucket', bucket]]);
  const covered = new Set(['bucket']);
  const range: SizeRange = { min: 0, max: 5 * 2 ** 30 };
  for (const condition of policy.conditions) {
    if (Array.isArray(condition) && condition[0] === 'content-length-range') {
      range.min = Math.max(range.min, condition[1]);
      range.max = Math.min(range.max, condition[2]);
      continue;
    }
    const { operator, field, wanted } = rule(condition);
    const value = values.get(field) ?? '';
    const holds = operator === 'eq' ? value === wanted : value.startsWith(wanted);
    if (!holds) refuse(`Policy Condition failed: ["${operator}", "$${field}", "${wanted}"]`);
    covered.add(field);
  }

  const extra = [...fields.keys()].filter(name => !covered.has(name) && !uncovered.test(name));
  if (extra.length > 0) refuse(`Extra input fields: ${extra.join(', ')}`);

  return range;
}

function rule(condition: Record<string, string> | [string, string | number, string | number]): {
  operator: string;
  field: string;
  wanted: string;
} {
  if (Array.isArray(condition)) {
    const [operator, name, wanted] = condition;
    return { operator, field: String(name).slice(1).toLowerCase(), wanted: String(wanted) };
  }
  const [[name, wanted] = ['', '']] = Object.entries(condition);

  return { operator: 'eq', field: name.toLowerCase(), wanted };
}

async function checkSignature(
  fields: ReadonlyMap<string, string>,
  encodedPolicy: string,
  credentials: Credentials[],
): Promise<void> {
  const [accessKeyId = '', ...scope] = (fields.get('x-amz-credential') ?? '').split('/');
  const moment = fields.get('x-amz-date') ?? '';
  const date = parseAmzDate(moment);
  const signature = fields.get('x-amz-signature');
  if (fields.get('x-amz-algorithm') !== 'AWS4-HMAC-SHA256' || signature === undefined) {
    throw new StorageFailure('AccessDenied');
  }
  const [, region] = scope;
  const wellFormed =
    scope.length === 4 && scope[0] === moment.slice(0, 8) && scope[2] === 's3' && scope[3] === 'aws4_request';
  if (!date || !region || !wellFormed)
    throw new StorageFailure('InvalidArgument', 'The form has no valid X-Amz-Credential.');

  const keys = credentials.find(one => one.accessKeyId === accessKeyId);
  if (!keys) throw new StorageFailure('InvalidAccessKeyId');
  const expected = await signPolicy(encodedPolicy, { credentials: keys, region, date });
  if (!sameSecret(expected, signature)) throw new StorageFailure('SignatureDoesNotMatch');
}

function readPolicy(encoded: string): z.infer<typeof Policy> {
  try {
    return Policy.parse(JSON.parse(Buffer.from(encoded, 'base64').toString('utf8')));
  } catch {
    throw new StorageFailure('InvalidPolicyDocument');
  }
}

function refuse(reason: string): never {
  throw new StorageFailure('AccessDenied', `Invalid according to Policy: ${reason}`);
}
