import {
  type Arbitrary,
  bigInt,
  constantFrom,
  double,
  jsonValue,
  nat,
  oneof,
  record,
  sample,
  string,
} from 'fast-check';
import { importOperation } from '#functions/operations.ts';
import type { Contract } from '#shared/contract.ts';
import type { TestRequest } from './event.ts';
import { type Role, roles } from './roleMatrix/roles.ts';
import { type Row, targets } from './roleMatrix/row.ts';
import { rows } from './roleMatrix/rows.ts';
import type { Scene } from './roleMatrix/scene.ts';

/** Values that have broken programs: of other types, beyond limits, or with a meaning of their own somewhere. */
const troublemakers = [
  null,
  true,
  0,
  -1,
  1.5,
  1e21,
  Number.MAX_SAFE_INTEGER,
  '',
  ' ',
  '0',
  'null',
  '__proto__',
  'constructor',
  '../../etc/passwd',
  '%00',
  '\u0000',
  '\ud800',
  '\u202egnp.exe',
  '\r\nset-cookie: a=b',
  '<script>alert(1)</script>',
  '{{constructor}}',
  "' OR 1=1 --",
  '>'.repeat(10_000),
  '🪨'.repeat(300),
  'a@b.c',
  '2026-02-30',
  '9999-12-31T23:59:59.999Z',
  'https://evil.example/',
  [],
  {},
  [null],
  { toString: 1 },
  JSON.parse('{"__proto__":{"isAdmin":true}}'),
] as const;

const value = oneof(
  { weight: 4, arbitrary: constantFrom<unknown>(...troublemakers) },
  { weight: 1, arbitrary: string({ unit: 'binary', maxLength: 200 }) },
  { weight: 1, arbitrary: oneof(double(), bigInt().map(String), jsonValue({ maxDepth: 4 })) },
);

const mutation = record({
  kind: constantFrom('replace', 'replace', 'replace', 'remove', 'add', 'part', 'raw'),
  at: nat(),
  role: constantFrom(...roles),
  target: constantFrom(...targets),
  name: constantFrom('__proto__', 'constructor', 'UserID', 'status', 'cursor', 'limit', 'isAdmin', 'sort'),
  value,
});
type Mutation = typeof mutation extends Arbitrary<infer M> ? M : never;

type Path = readonly (string | number)[];

/** Paths of everything in a request. */
function pathsOf(part: unknown, path: Path = []): Path[] {
  if (typeof part !== 'object' || part === null) return [path];
  const inner = Object.entries(part).flatMap(([name, one]) => pathsOf(one, [...path, name]));
  return path.length > 0 ? [path, ...inner] : inner;
}

/** A copy in which a path has another value, or is missing. */
function changed(part: unknown, [name, ...rest]: Path, to: { value: unknown } | undefined): unknown {
  if (name === undefined) return to?.value;
  const copy: Record<string | number, unknown> = Array.isArray(part)
    ? Object.assign([], part)
    : Object.assign(Object.create(null), part);
  if (rest.length === 0 && !to) delete copy[name];
  else copy[name] = changed(copy[name], rest, to);
  return copy;
}

function mutated(request: TestRequest, { kind, at, name, value: to }: Mutation): TestRequest {
  const paths = pathsOf(request);
  const path = paths[at % Math.max(1, paths.length)] ?? [];
  if (kind === 'replace' && path.length > 0) return changed(request, path, { value: to }) as TestRequest;
  if (kind === 'remove' && path.length > 0) return changed(request, path, undefined) as TestRequest;
  if (kind === 'part') return { ...request, [at % 2 ? 'body' : 'query']: to };
  const part = at % 2 ? 'body' : 'query';
  return { ...request, [part]: { ...Object(request[part]), [name]: to } };
}

/** A value as it can be sent outside of a JSON body: as text in UTF-8. */
const textOf = (to: unknown): string | undefined =>
  to === undefined ? to : (typeof to === 'string' ? to : (JSON.stringify(to) ?? '')).toWellFormed();

const textsOf = (part: unknown) =>
  Object.fromEntries(Object.entries(Object(part)).map(([name, one]) => [name, textOf(one)]));

function sendable({ body, query, headers, ...parameters }: TestRequest): TestRequest {
  return { ...textsOf(parameters), query: textsOf(query), headers: textsOf(headers), body };
}

/**
 * Calls an endpoint with mutations of the requests of the role matrix. Returns the mutations that were answered with an
 * error of the server. The same seed makes the same mutations.
 */
export async function fuzz(
  scene: Scene,
  contract: Contract,
  { seed, mutations }: { seed: number; mutations: number },
): Promise<unknown[]> {
  const operation = await importOperation(contract);
  const row: Row = Reflect.get(rows, contract.id);
  const failures: unknown[] = [];
  for (const one of sample(mutation, { seed, numRuns: mutations })) {
    const role: Role = contract.spec.access === 'admin' && one.at % 4 ? 'administrator' : one.role;
    const [send] = row[one.target] ?? row.own ?? row.others ?? [];
    const request = send?.(scene, role) ?? {};
    const { status } =
      one.kind === 'raw'
        ? await scene.call(operation, request, role, { rawBody: textOf(one.value) ?? '' })
        : await scene.call(operation, sendable(mutated(request, one)), role);
    if (status >= 500) failures.push({ ...one, role, status, request });
    await scene.restore();
  }
  return failures;
}
