import type { Method } from '#shared/contract.ts';
import type { EndpointID } from '#shared/contracts/index.ts';
import { ApiError } from './apiError.ts';
import { call } from './client.ts';
import { endpointOf } from './endpointOf.ts';
import { invalidate } from './invalidate.ts';
import { liveness, onRecovery } from './liveness.ts';
import type { ApiInput } from './request.ts';
import { store } from './store.ts';
import { identity } from './token.ts';

/** Failed action of a person, with the call to send again. */
interface Attempt<Id extends EndpointID> {
  id: Id;
  input: ApiInput<Id>;
  /** Statement of what was not done, in the person's language. */
  notDone: string;
  error: ApiError;
  /** Endpoints whose responses are stale once it has succeeded. */
  stale: readonly EndpointID[];
}

/** A failed action, until it has succeeded or the person has dismissed it. */
export interface FailedAction {
  /** The endpoint and its path parameters: another call with the same ones replaces this action. */
  key: string;
  notDone: string;
  error: ApiError;
  /**
   * `waiting`: is repeated when the server responds again. `failed`: is repeated only by the person, because a repetition
   * might do it twice or has failed already. `running`: is being repeated.
   */
  state: 'waiting' | 'failed' | 'running';
  /** Failures in succession, the first included. */
  failures: number;
  /** Undefined if not even the endpoint could be loaded. */
  method: Method | undefined;
  repeat: () => Promise<void>;
}

/** Times that an action is repeated without the person, of the specification. */
const MAX_REPEATS = 2;

/** The failed actions, oldest first. Those of a session end with it: no other user may repeat them. */
export const failedActions = store<readonly FailedAction[]>([]);

/** Number of actions that have succeeded by repetition since the last notice about them. */
export const repeatedActions = store(0);

let actor: string | undefined;
identity.subscribe(() => {
  const now = identity.get();
  const UserID = now.status === 'signedIn' ? now.UserID : undefined;
  if (actor !== undefined && UserID !== actor) failedActions.set([]);
  actor = UserID;
});

/** Keeps a failed action, in place of one on the same thing. */
export async function keepFailed<Id extends EndpointID>(attempt: Attempt<Id>): Promise<void> {
  const { id, input, notDone, error, stale } = attempt;
  const endpoint = await endpointOf(id).catch(() => undefined);
  const key = keyOf(id, input);
  put({
    key,
    notDone,
    error,
    state: 'failed',
    failures: (find(key)?.failures ?? 0) + 1,
    method: endpoint?.method,
    repeat: async () => {
      await call(id, input);
      await invalidate(...stale);
    },
  });
}

/** Forgets the failure of an action that has succeeded. */
export const forgetFailed = <Id extends EndpointID>(id: Id, input: ApiInput<Id>): void =>
  dismissFailed(keyOf(id, input));

/** Forgets failed actions; those that wait are not repeated. */
export const dismissFailed = (...keys: readonly string[]): void =>
  failedActions.set(failedActions.get().filter(({ key }) => !keys.includes(key)));

/** Refusals that do not concern the action itself. */
const PASSING: readonly ApiError['code'][] = ['DATA_INTEGRITY', 'TOO_MANY_ATTEMPTS', 'CONCURRENT_UPDATE'];

/** Whether sending the same again may succeed: the server has not decided on it, or decides differently later. */
export const canSucceedLater = ({ isOutage, code, status }: ApiError): boolean =>
  isOutage || status >= 500 || PASSING.includes(code);

/** Failures after which the server has certainly changed nothing. */
const WITHOUT_EFFECT: readonly ApiError['code'][] = [
  'API_SERVER_DOWN',
  'SITE_UNDER_MAINTENANCE',
  'TOO_MANY_ATTEMPTS',
  'CONCURRENT_UPDATE',
];

/** Whether an action may have been carried out although it failed, so that a repetition might do it twice. */
export const isUnsure = ({ method, error }: FailedAction): boolean =>
  !isIdempotent(method) && canSucceedLater(error) && !WITHOUT_EFFECT.includes(error.code);

/** Repeats failed actions, one after another, because later ones may depend on earlier ones. */
export async function repeatFailed(...keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    const action = find(key);
    if (action && action.state !== 'running') await repeatOne(action);
  }
}

async function repeatOne(action: FailedAction): Promise<void> {
  change({ ...action, state: 'running' });
  const error = await action.repeat().then(
    () => undefined,
    (thrown: unknown) => {
      if (thrown instanceof ApiError) return thrown;
      dismissFailed(action.key);
      throw thrown; // a fault of the client, which would happen again
    },
  );
  if (find(action.key)?.repeat !== action.repeat) return; // dismissed, or something newer has taken its place
  if (error && !isDoneAlready(action, error))
    return put({ ...action, error, state: 'failed', failures: action.failures + 1 });
  dismissFailed(action.key);
  repeatedActions.set(repeatedActions.get() + 1);
}

/** Whether a repeated deletion finds nothing to delete: the first call, whose response was lost, has succeeded. */
const isDoneAlready = ({ method, error: first }: FailedAction, { status }: ApiError): boolean =>
  method === 'DELETE' && first.isOutage && status === 404;

const isIdempotent = (method: Method | undefined): boolean => method === 'PUT' || method === 'DELETE';

/** Keeps an action, which waits for the server if it may be repeated without the person. */
function put(action: FailedAction): void {
  const { error, failures, method } = action;
  const isWaiting = error.isOutage && isIdempotent(method) && failures <= MAX_REPEATS;
  change({ ...action, state: isWaiting ? 'waiting' : 'failed' });
  if (!isWaiting) return;
  if (liveness.get().down) onRecovery(repeatWaiting);
  else repeatWaiting(); // the server has recovered in the meantime
}

function change(action: FailedAction): void {
  const actions = failedActions.get();
  failedActions.set(
    find(action.key)
      ? actions.map(other => (other.key === action.key ? action : other))
      : [...actions, action],
  );
}

function repeatWaiting(): void {
  const waiting = failedActions.get().filter(({ state }) => state === 'waiting');
  void repeatFailed(...waiting.map(({ key }) => key));
}

const find = (key: string) => failedActions.get().find(action => action.key === key);

/** The endpoint and its path parameters: a call with another body on the same resource is another attempt at the same action. */
export function keyOf(id: EndpointID, input: object): string {
  const parameters = Object.entries(input).filter(([, value]) => typeof value === 'string');
  return `${id} ${JSON.stringify(parameters)}`;
}
