import type { DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import { isBusy, isNetworkFault, Outage } from '../outage.ts';

/** A request sent to DynamoDB, with its consumed capacity. */
export interface SentRequest {
  operation: string;
  capacityUnits: number;
  /** Keys of the partitions that it writes to, or checks in a transaction. */
  written: string[];
}

export type OnRequest = (request: SentRequest) => void;

/** Sends a command of the document client. */
export type Send = DynamoDBDocumentClient['send'];

/** Creates a sender that converts outages and reports each request. */
export function makeSend(client: DynamoDBDocumentClient, onRequest?: OnRequest): Send {
  const send = async (command: { input: object }): Promise<unknown> => {
    if (onRequest) Object.assign(command.input, { ReturnConsumedCapacity: 'TOTAL' });
    const report = (capacityUnits: number) =>
      onRequest?.({
        operation: command.constructor.name.replace(/Command$/, ''),
        capacityUnits,
        written: partitionsOf(command.input),
      });
    try {
      const answer: object = await client.send(command as PutCommand); // any command of this client
      report(unitsOf(answer));
      return answer;
    } catch (error) {
      report(0);
      if (isNetworkFault(error)) throw new Outage('DB_UNREACHABLE', error);
      if (isBusy(error)) throw new Outage('DEPENDENCY_UNAVAILABLE', error);
      throw error;
    }
  };
  return send as Send; // the result belongs to the same command
}

function unitsOf(answer: object): number {
  const consumed: unknown = Reflect.get(answer, 'ConsumedCapacity');
  return [consumed ?? []]
    .flat()
    .reduce<number>((sum, one) => sum + Number(Reflect.get(Object(one), 'CapacityUnits') ?? 0), 0);
}

/** A write: an item, a key, or several of them in a transaction or batch. */
interface Written {
  Item?: { pk?: unknown };
  Key?: { pk?: unknown };
  TransactItems?: Record<string, Written>[];
  RequestItems?: Record<string, Record<string, Written>[] | { Keys?: unknown }>;
}

/** The partitions that the input of a command writes to. */
function partitionsOf(input: Written): string[] {
  const { Item, Key, TransactItems = [], RequestItems = {} } = input;
  const batched = Object.values(RequestItems).flatMap(one => (Array.isArray(one) ? one : []));
  const own = [Item?.pk, Key?.pk].filter(pk => typeof pk === 'string');
  return [...own, ...[...TransactItems, ...batched].flatMap(Object.values<Written>).flatMap(partitionsOf)];
}
