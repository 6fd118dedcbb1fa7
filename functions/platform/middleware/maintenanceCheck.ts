import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { Contract } from '#shared/contract.ts';
import { type Caller, findCaller, isAdmin } from '../caller.ts';
import type { Deps } from '../deps.ts';
import { currentMaintenance, refuseDuring } from '../maintenance.store.ts';
import { isRefusal, type Refusal } from '../refusal.ts';
import type { TokenVerifier } from '../verifyToken.ts';

type Admission = Promise<{ caller?: Caller | undefined } | Refusal>;

/**
 * Creates the check whether a call is refused because the site is under maintenance. Administrators go on working, and so
 * do the endpoints whose contract says so. The switch is read at the same time as the caller, whose admission may fail for
 * the reason of the maintenance: an expired or invalid token is answered as always, so that sessions are refreshed.
 */
export function makeMaintenanceCheck(
  { spec }: Pick<Contract, 'spec'>,
  deps: Deps & { verifyToken?: TokenVerifier },
): (event: APIGatewayProxyEventV2, admission: Admission) => Promise<Refusal | undefined> {
  if (spec.worksDuringMaintenance) return async () => undefined;

  return async (event, admission) => {
    const settled = admission.catch(() => undefined);
    const maintenance = await currentMaintenance(deps);
    if (!maintenance) return undefined;

    const admitted = await settled;
    if (isRefusal(admitted)) return undefined;
    const caller = spec.access === 'public' ? await administratorOf(event, deps) : admitted?.caller;
    return isAdministrator(caller) ? undefined : refuseDuring(maintenance, deps.now());
  };
}

/** Also one whose session lacks the second factor, who sets it up or signs in again with it. */
const isAdministrator = (caller: Caller | undefined): boolean =>
  caller !== undefined && (caller.isAdmin || caller.needsTwoFactor);

/**
 * The administrator who calls an endpoint that does not identify its caller otherwise. Cost: 1 DynamoDB request for
 * administrators' tokens.
 */
async function administratorOf(
  event: APIGatewayProxyEventV2,
  deps: Deps & { verifyToken?: TokenVerifier },
): Promise<Caller | undefined> {
  const claims = await deps.verifyToken?.(event.headers['authorization']);
  const caller =
    claims && isAdmin(claims) && (await findCaller(deps, claims, 'optional').catch(() => undefined));
  return !caller || isRefusal(caller) ? undefined : caller;
}
