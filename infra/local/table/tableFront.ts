import { Agent, request as openRequest } from 'node:http';
import { readBody } from '#infra/local/wire/body.ts';
import { type Conflict, canConflict, type RequestInput, trackRequests } from './requestsInProgress.ts';
import { createTableFaults, type TableFault, type TableFaults, transientErrors } from './tableFaults.ts';

/** A request of DynamoDB's protocol. */
export interface TableRequest {
  method: string | undefined;
  path: string | undefined;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Buffer;
}

export interface TableResponse {
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Buffer | string;
}

/** Proxy between clients and a DynamoDB emulator. */
export interface TableFront {
  /** Returns the response, or undefined where the connection is to be cut. */
  handle(request: TableRequest): Promise<TableResponse | undefined>;
  faults: TableFaults;
  /** Calls back after each request that may have changed items. */
  onWrite(listener: () => void): void;
  close(): void;
}

/** Twice the largest request that DynamoDB accepts. */
export const maxBody = 32 * 2 ** 20;
const writes = /^(Put|Update|Delete|BatchWrite|TransactWrite)Items?$/;
const messages: Record<string, string> = {
  TransactionConflict: 'Transaction is ongoing for the item',
  ThrottlingError: 'Throughput exceeds the current capacity for one or more global secondary indexes.',
  ProvisionedThroughputExceeded: 'The level of configured provisioned throughput for the table was exceeded.',
};

/**
 * Emulators execute one request after the other, so that transactions never overlap. This refuses overlapping requests as
 * DynamoDB does (TransactionConflict), and injects faults. A request is in progress from its arrival until the emulator has
 * responded.
 */
export function createTableFront(engineUrl: string): TableFront {
  const engine = new URL(engineUrl);
  if (engine.protocol !== 'http:')
    throw new Error(`The DynamoDB emulator needs an http address, not ${engineUrl}`);
  const agent = new Agent({ keepAlive: true });
  const requests = trackRequests();
  const { faults, take, pausePoint } = createTableFaults();
  const listeners = new Set<() => void>();

  async function handle(request: TableRequest): Promise<TableResponse | undefined> {
    const { headers, body } = request;
    const operation = String(headers['x-amz-target'] ?? '').replace(/^DynamoDB_\d+\./, '');
    const input = canConflict(operation) ? (JSON.parse(body.toString('utf8')) as RequestInput) : {}; // the input of the SDK
    const fault = take(operation, attemptOf(request));
    if (fault && fault !== 'lost') return faultAs(operation, input, fault);

    const end = canConflict(operation) ? requests.begin(operation, input) : () => undefined;
    if (typeof end === 'object') return conflictAs(operation, end);
    try {
      await pausePoint(operation);
      const response = await forward(engine, agent, request);
      return fault === 'lost' ? undefined : response;
    } catch {
      return undefined; // the client sees a broken connection, as it would from the emulator
    } finally {
      end();
      if (writes.test(operation)) for (const listener of listeners) listener();
    }
  }

  return {
    handle,
    faults,
    onWrite: listener => void listeners.add(listener),
    close() {
      listeners.clear();
      agent.destroy();
    },
  };
}

/** The SDK's number of the attempt, which it sends as `attempt=2; max=3`. */
const attemptOf = ({ headers }: TableRequest): number =>
  Number(/attempt=(\d+)/.exec(String(headers['amz-sdk-request']))?.[1] ?? 1);

function forward(
  { hostname, port }: URL,
  agent: Agent,
  { method, path, headers, body }: TableRequest,
): Promise<TableResponse> {
  return new Promise((resolve, reject) => {
    const request = openRequest({ hostname, port, method, path, headers, agent }, response => {
      const { statusCode: status = 502, headers } = response;
      readBody(response, maxBody).then(answer => resolve({ status, headers, body: answer }), reject);
    });
    request.once('error', reject).end(body);
  });
}

function conflictAs(operation: string, conflict: Conflict): TableResponse {
  if (conflict.kind === 'token')
    return error(
      'TransactionInProgressException',
      'The transaction with the given request token is already in progress.',
    );
  if (operation.startsWith('Transact'))
    return cancellation(conflict.items.map(taken => (taken ? 'TransactionConflict' : 'None')));
  return error('TransactionConflictException', messages['TransactionConflict']);
}

function faultAs(
  operation: string,
  { TransactItems = [] }: RequestInput,
  fault: Exclude<TableFault, 'lost'>,
): TableResponse {
  const transient = transientErrors.find(name => name === fault);
  if (transient) return error(transient, 'Injected fault', transient === 'InternalServerError' ? 500 : 400);
  if (operation.startsWith('Transact')) return cancellation(TransactItems.map(() => fault));
  return error('TransactionConflictException', messages[fault]);
}

function cancellation(reasons: string[]): TableResponse {
  return error(
    'TransactionCanceledException',
    `Transaction cancelled, please refer cancellation reasons for specific reasons [${reasons.join(', ')}]`,
    400,
    {
      CancellationReasons: reasons.map(Code => ({
        Code,
        ...(messages[Code] && { Message: messages[Code] }),
      })),
    },
  );
}

/** An error of DynamoDB's protocol, JSON 1.0. */
const error = (name: string, message = '', status = 400, more: object = {}): TableResponse => ({
  status,
  headers: { 'content-type': 'application/x-amz-json-1.0' },
  body: JSON.stringify({
    __type: `com.amazonaws.dynamodb.v20120810#${name}`,
    message,
    Message: message,
    ...more,
  }),
});
