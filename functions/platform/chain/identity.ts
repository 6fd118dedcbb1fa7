import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { Access } from '#shared/access.ts';
import { type Claims, findCaller, readClaims } from '../caller.ts';
import type { Outside } from '../outside.ts';
import type { Recognise } from '../recognise.ts';
import { isRefusal, type Refusal, refuse } from '../refusal.ts';

/** What an authorizer may have left in the event. */
interface Authorizer {
  jwt?: { claims?: unknown };
  /** Why a gateway that answers in our own words did not let the token pass. */
  refused?: 'expired' | 'invalid';
}

type Guarded = Awaited<ReturnType<typeof findCaller>> | Refusal<'NOT_AUTHENTICATED'>;

/** Who calls, where the contract wants to know; an optional caller who cannot be known is nobody. */
export async function identify(
  event: APIGatewayProxyEventV2,
  access: Access,
  outside: Outside & { recognise?: Recognise },
): Promise<Guarded | undefined> {
  if (access === 'public') return undefined;
  if (access !== 'optional') return await guard(event, access, outside);

  const claims = await outside.recognise?.(event.headers['authorization']);
  const caller = claims && (await findCaller(outside, claims, access));
  return isRefusal(caller) ? undefined : caller;
}

async function guard(event: APIGatewayProxyEventV2, access: Access, outside: Outside): Promise<Guarded> {
  const authorizer = authorizerOf(event);
  if (authorizer?.refused === 'expired') return refuse('SESSION_EXPIRED');
  if (authorizer?.refused === 'invalid') return refuse('INVALID_TOKEN');
  const claims: Claims | undefined = readClaims(authorizer?.jwt?.claims);
  if (!claims) return refuse('NOT_AUTHENTICATED');
  return await findCaller(outside, claims, access);
}

const authorizerOf = (event: APIGatewayProxyEventV2): Authorizer | undefined =>
  Reflect.get(event.requestContext, 'authorizer');
