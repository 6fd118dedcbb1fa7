import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { Access } from '#shared/access.ts';
import type { UserID } from '#shared/ids.ts';
import { type Caller, type Claims, callers, findCaller, isAdmin, readClaims } from '../caller.ts';
import type { Deps } from '../deps.ts';
import { loadPlan, loadWith } from '../load.ts';
import { isRefusal, type Refusal, refuse } from '../refusal.ts';
import type { TokenVerifier } from '../verifyToken.ts';

/** Authorizer results in the event. */
interface Authorizer {
  jwt?: { claims?: unknown };
  /** Reason for which a gateway with our own error responses rejected the token. */
  refused?: 'expired' | 'invalid';
}

/** The token's subject. Not yet checked against the account's status. */
export interface TokenSubject {
  callerId?: UserID | undefined;
  isAdmin: boolean;
}

/** Plan of the items to read together with the caller's record. */
type Plan = (subject: TokenSubject) => Promise<object>;

interface Admitted {
  caller?: Caller | undefined;
  /** The plan with its keys replaced by their items. */
  loaded: unknown;
}

const nobody: TokenSubject = { isAdmin: false };

/** Authenticates the caller as the contract requires, and reads the plan of the call in the same request. */
export async function resolveCaller(
  event: APIGatewayProxyEventV2,
  access: Access,
  deps: Pick<Deps, 'table'> & { verifyToken?: TokenVerifier; anonymously: Pick<Deps, 'table'> },
  plan: Plan,
): Promise<Admitted | Refusal> {
  const loadAnonymously = async () => {
    const asked = await plan(nobody);
    return { loaded: isRefusal(asked) ? asked : await loadPlan(deps.anonymously.table, asked) };
  };
  if (access === 'public') return await loadAnonymously();

  if (access === 'optional') {
    const claims = await deps.verifyToken?.(event.headers['authorization']);
    const admitted = claims && (await loadWithCaller(deps, claims, access, plan));
    // A caller who is not admitted must not see the items loaded for them.
    return admitted && !isRefusal(admitted) ? admitted : await loadAnonymously();
  }

  const claims = claimsOf(event);
  return isRefusal(claims) ? claims : await loadWithCaller(deps, claims, access, plan);
}

async function loadWithCaller(
  { table }: Pick<Deps, 'table'>,
  claims: Claims,
  access: Access,
  plan: Plan,
): Promise<Admitted | Refusal> {
  let loaded: unknown;
  const caller = await findCaller({ table }, claims, access, async callerId => {
    const others = await plan({ callerId, isAdmin: isAdmin(claims) });
    const read = await loadWith(table, callers.key(callerId), isRefusal(others) ? {} : others);
    loaded = isRefusal(others) ? others : read.loaded;
    return read.item;
  });
  return isRefusal(caller) ? caller : { caller, loaded };
}

function claimsOf(event: APIGatewayProxyEventV2): Claims | Refusal {
  const authorizer: Authorizer | undefined = Reflect.get(event.requestContext, 'authorizer');
  if (authorizer?.refused === 'expired') return refuse('SESSION_EXPIRED');
  if (authorizer?.refused === 'invalid') return refuse('INVALID_TOKEN');
  return readClaims(authorizer?.jwt?.claims) ?? refuse('NOT_AUTHENTICATED');
}
