import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { Access } from '#shared/access.ts';
import type { UserID } from '#shared/ids.ts';
import { type Claims, callers, findCaller, readClaims } from '../caller.ts';
import type { Deps } from '../deps.ts';
import { isRefusal, type Refusal, refuse } from '../refusal.ts';
import type { Ref } from '../table/entity.ts';
import type { ReadAhead } from '../table/readAhead.ts';
import type { TokenVerifier } from '../verifyToken.ts';

/** What an authorizer may have left in the event. */
interface Authorizer {
  jwt?: { claims?: unknown };
  /** Why a gateway that answers in our own words did not let the token pass. */
  refused?: 'expired' | 'invalid';
}

type Guarded = Awaited<ReturnType<typeof findCaller>> | Refusal<'NOT_AUTHENTICATED'>;

/** What is read together with the caller's record: items, by who the caller says to be. */
export interface Beside {
  ahead: ReadAhead;
  refs(by: UserID | undefined): Promise<readonly Ref<unknown>[]>;
}

type Find = (claims: Claims) => ReturnType<typeof findCaller>;

/** Who calls, where the contract wants to know; an optional caller who cannot be known is nobody. */
export async function resolveCaller(
  event: APIGatewayProxyEventV2,
  access: Access,
  deps: Deps & { verifyToken?: TokenVerifier },
  beside: Beside,
): Promise<Guarded | undefined> {
  if (access === 'public') return undefined;
  const find: Find = claims => findCaller(deps, claims, access, id => readWith(beside, id));
  if (access !== 'optional') return await requireCaller(event, find);

  const claims = await deps.verifyToken?.(event.headers['authorization']);
  if (!claims) return await readAlone(beside);
  const caller = await find(claims);
  return isRefusal(caller) ? undefined : caller;
}

/** What the run will ask for, where nobody is known. */
async function readAlone({ ahead, refs }: Beside): Promise<undefined> {
  await ahead.load(...(await refs(undefined)));
}

/** The caller's record, and in the same request what the run will ask for. */
async function readWith({ ahead, refs }: Beside, id: UserID) {
  const others = await refs(id);
  if (others.length > 0) await ahead.load(callers.key(id), ...others);
  return await ahead.table.get(callers.key(id));
}

async function requireCaller(event: APIGatewayProxyEventV2, find: Find): Promise<Guarded> {
  const authorizer = authorizerOf(event);
  if (authorizer?.refused === 'expired') return refuse('SESSION_EXPIRED');
  if (authorizer?.refused === 'invalid') return refuse('INVALID_TOKEN');
  const claims: Claims | undefined = readClaims(authorizer?.jwt?.claims);
  if (!claims) return refuse('NOT_AUTHENTICATED');
  return await find(claims);
}

const authorizerOf = (event: APIGatewayProxyEventV2): Authorizer | undefined =>
  Reflect.get(event.requestContext, 'authorizer');
