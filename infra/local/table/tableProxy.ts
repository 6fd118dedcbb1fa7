import { Agent, type IncomingMessage, request as openRequest, type ServerResponse } from 'node:http';
import { readBody } from '#infra/local/wire/body.ts';
import { listen } from '#infra/local/wire/listen.ts';
import { type Conflict, canConflict, type RequestInput, trackRequests } from './requestsInProgress.ts';
import { createTableFaults, type TableFault, type TableFaults, transientErrors } from './tableFaults.ts';

/** A DynamoDB endpoint in front of an emulator. */
export interface TableProxy {
  url: string;
  faults: TableFaults;
  close(): Promise<void>;
}

/** Twice the largest request that DynamoDB accepts. */
const maxBody = 32 * 2 ** 20;
const messages: Record<string, string> = {
  TransactionConflict: 'Transaction is ongoing for the item',
  ThrottlingError: 'Throughput exceeds the current capacity for one or more global secondary indexes.',
  ProvisionedThroughputExceeded: 'The level of configured provisioned throughput for the table was exceeded.',
};

/**
 * Emulators execute one request after the other, so that transactions never overlap. This proxy refuses overlapping
 * requests as DynamoDB does (TransactionConflict), and injects faults. A request is in progress from its arrival
 * until the emulator has responded.
 */
export async function startTableProxy(engineUrl: string, port = 0): Promise<TableProxy> {
  const engine = new URL(engineUrl);
  if (engine.protocol !== 'http:')
    throw new Error(`The DynamoDB emulator needs an http address, not ${engineUrl}`);
  const agent = new Agent({ keepAlive: true });
  const requests = trackRequests();
  const { faults, take, pausePoint } = createTableFaults();

  const server = await listen(async (req, res) => {
    const body = await readBody(req, maxBody);
    const operation = String(req.headers['x-amz-target'] ?? '').replace(/^DynamoDB_\d+\./, '');
    const input = canConflict(operation) ? (JSON.parse(body.toString('utf8')) as RequestInput) : {}; // the input of the SDK
    const fault = take(operation, attemptOf(req));
    if (fault && fault !== 'lost') return sendFault(res, operation, input, fault);

    const end = canConflict(operation) ? requests.begin(operation, input) : () => undefined;
    if (typeof end === 'object') return sendConflict(res, operation, end);
    let answer: Answer;
    try {
      await pausePoint(operation);
      answer = await forward(engine, agent, req, body);
    } catch {
      return void res.destroy(); // the client sees a broken connection, as it would without the proxy
    } finally {
      end();
    }
    if (fault === 'lost') return void res.destroy();
    res.writeHead(answer.status, answer.headers).end(answer.body);
  }, port);

  return {
    url: server.url,
    faults,
    async close() {
      await server.close();
      agent.destroy();
    },
  };
}

/** The SDK's number of the attempt, which it sends as `attempt=2; max=3`. */
const attemptOf = ({ headers }: IncomingMessage): number =>
  Number(/attempt=(\d+)/.exec(String(headers['amz-sdk-request']))?.[1] ?? 1);

interface Answer {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

function forward(
  engine: URL,
  agent: Agent,
  { method, url, headers }: IncomingMessage,
  body: Buffer,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = engine;
    const request = openRequest({ hostname, port, method, path: url, headers, agent }, response => {
      const { statusCode = 502, headers } = response;
      readBody(response, maxBody).then(
        answer => resolve({ status: statusCode, headers, body: answer }),
        reject,
      );
    });
    request.once('error', reject).end(body);
  });
}

function sendConflict(res: ServerResponse, operation: string, conflict: Conflict): void {
  if (conflict.kind === 'token')
    return sendError(
      res,
      'TransactionInProgressException',
      'The transaction with the given request token is already in progress.',
    );
  if (operation.startsWith('Transact'))
    return sendCancellation(
      res,
      conflict.items.map(taken => (taken ? 'TransactionConflict' : 'None')),
    );
  sendError(res, 'TransactionConflictException', messages['TransactionConflict']);
}

function sendFault(
  res: ServerResponse,
  operation: string,
  { TransactItems = [] }: RequestInput,
  fault: Exclude<TableFault, 'lost'>,
): void {
  const error = transientErrors.find(name => name === fault);
  if (error) return sendError(res, error, 'Injected fault', error === 'InternalServerError' ? 500 : 400);
  if (operation.startsWith('Transact'))
    return sendCancellation(
      res,
      TransactItems.map(() => fault),
    );
  sendError(res, 'TransactionConflictException', messages[fault]);
}

function sendCancellation(res: ServerResponse, reasons: string[]): void {
  sendError(
    res,
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
function sendError(res: ServerResponse, name: string, message = '', status = 400, more: object = {}): void {
  res.writeHead(status, { 'content-type': 'application/x-amz-json-1.0' }).end(
    JSON.stringify({
      __type: `com.amazonaws.dynamodb.v20120810#${name}`,
      message,
      Message: message,
      ...more,
    }),
  );
}
