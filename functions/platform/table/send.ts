import type { DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import { isBusy, isNetworkFault, Outage } from '../outage.ts';

/** A request sent to DynamoDB, with its consumed capacity. */
export interface SentRequest {
  operation: string;
  capacityUnits: number;
}

export type OnRequest = (request: SentRequest) => void;

/** Sends a command of the document client. */
export type Send = DynamoDBDocumentClient['send'];

/** Creates a sender that converts outages and reports each request. */
export function makeSend(client: DynamoDBDocumentClient, onRequest?: OnRequest): Send {
  const send = async (command: { input: object }): Promise<unknown> => {
    if (onRequest) Object.assign(command.input, { ReturnConsumedCapacity: 'TOTAL' });
    try {
      const answer: object = await client.send(command as PutCommand); // any command of this client
      onRequest?.({
        operation: command.constructor.name.replace(/Command$/, ''),
        capacityUnits: unitsOf(answer),
      });
      return answer;
    } catch (error) {
      onRequest?.({ operation: command.constructor.name.replace(/Command$/, ''), capacityUnits: 0 });
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
