/** Returned instead of executing the request. */
export const transientErrors = [
  'InternalServerError',
  'ProvisionedThroughputExceededException',
  'ThrottlingException',
] as const;

/**
 * A failure to inject: a transient error; the reason by which each item of a transaction is cancelled (a single write
 * supports `TransactionConflict` only); or `lost`, which executes the request and cuts the connection before the response.
 */
export type TableFault =
  | (typeof transientErrors)[number]
  | 'ProvisionedThroughputExceeded'
  | 'ThrottlingError'
  | 'TransactionConflict'
  | 'lost';

/** A request that was stopped before its execution. Its items stay in progress until it is resumed. */
export interface PausedRequest {
  /** Resolves when the request has arrived. */
  arrived: Promise<void>;
  resume: () => void;
}

/** Operations that write. */
const writes = new Set(['PutItem', 'UpdateItem', 'DeleteItem', 'BatchWriteItem', 'TransactWriteItems']);

/** Fault injection for tests. `operation` is DynamoDB's name, for example `TransactWriteItems`. */
export interface TableFaults {
  /** The next `times` requests of the operation fail. */
  next: (operation: string, fault: TableFault, times?: number) => void;
  /** Pauses the next request of the operation. */
  pause: (operation: string) => PausedRequest;
  /** From now on the first attempt of each write is `lost`, so that the SDK sends each write twice. */
  loseFirstResponses: () => void;
  /** Ends `loseFirstResponses`, and drops the faults that have not been injected yet. */
  clear: () => void;
}

interface Pause {
  operation: string;
  arrive: () => void;
  resumed: Promise<void>;
}

/** Faults to inject, and the two functions by which the server takes them. */
export function createTableFaults() {
  const waiting: { operation: string; fault: TableFault }[] = [];
  const pauses: Pause[] = [];
  let losesFirstResponses = false;

  const faults: TableFaults = {
    next(operation, fault, times = 1) {
      waiting.push(...Array.from({ length: times }, () => ({ operation, fault })));
    },
    pause(operation) {
      const arrival = Promise.withResolvers<void>();
      const resumption = Promise.withResolvers<void>();
      pauses.push({ operation, arrive: arrival.resolve, resumed: resumption.promise });
      return { arrived: arrival.promise, resume: resumption.resolve };
    },
    loseFirstResponses() {
      losesFirstResponses = true;
    },
    clear() {
      losesFirstResponses = false;
      waiting.length = 0;
    },
  };

  return {
    faults,
    /** The fault of this request. `attempt` is the SDK's, from 1. */
    take(operation: string, attempt: number): TableFault | undefined {
      const next = takeFirst(waiting, operation)?.fault;
      return next ?? (losesFirstResponses && attempt === 1 && writes.has(operation) ? 'lost' : undefined);
    },
    /** Resolves immediately unless this request is to be paused. */
    async pausePoint(operation: string): Promise<void> {
      const pause = takeFirst(pauses, operation);
      pause?.arrive();
      await pause?.resumed;
    },
  };
}

function takeFirst<T extends { operation: string }>(waiting: T[], operation: string): T | undefined {
  const place = waiting.findIndex(one => one.operation === operation);
  return place < 0 ? undefined : waiting.splice(place, 1)[0];
}
