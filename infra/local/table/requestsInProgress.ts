import type { AttributeValue } from '@aws-sdk/client-dynamodb';

type Item = Record<string, AttributeValue>;
interface ItemRequest {
  TableName?: string;
  Key?: Item;
  Item?: Item;
}

/** Input of a DynamoDB request, as far as it names items. */
export interface RequestInput extends ItemRequest {
  ClientRequestToken?: string;
  TransactItems?: Record<string, ItemRequest>[];
  RequestItems?: Record<string, { PutRequest?: ItemRequest; DeleteRequest?: ItemRequest }[]>;
}

/** `items` has one entry per item of the request: whether another request has it in progress. */
export type Conflict = { kind: 'items'; items: boolean[] } | { kind: 'token' };

const singleWrites = new Set(['PutItem', 'UpdateItem', 'DeleteItem']);

/** Whether requests of this operation take part in conflicts. */
export const canConflict = (operation: string): boolean =>
  singleWrites.has(operation) || /^(TransactWriteItems|TransactGetItems|BatchWriteItem)$/.test(operation);

/**
 * The writes in progress, and their conflicts as DynamoDB documents them: a transaction conflicts with other
 * transactions in progress on one of its items, a single write with transactions, a transactional read with
 * every write.
 */
export function trackRequests() {
  const transactions = new Map<string, number>();
  const writes = new Map<string, number>();
  const tokens = new Set<string>();

  function conflictOf(operation: string, input: RequestInput, items: string[]): Conflict | undefined {
    if (operation === 'BatchWriteItem') return undefined;
    if (input.ClientRequestToken && tokens.has(input.ClientRequestToken)) return { kind: 'token' };
    const taken = items.map(
      item => transactions.has(item) || (operation === 'TransactGetItems' && writes.has(item)),
    );
    return taken.includes(true) ? { kind: 'items', items: taken } : undefined;
  }

  return {
    /** Registers a request. Returns its conflict, or a function to call when the request has ended. */
    begin(operation: string, input: RequestInput): Conflict | (() => void) {
      const items = itemsOf(input);
      const conflict = conflictOf(operation, input, items);
      if (conflict) return conflict;
      if (operation === 'TransactGetItems') return () => undefined;

      const inProgress = operation === 'TransactWriteItems' ? transactions : writes;
      const token = input.ClientRequestToken;
      if (token) tokens.add(token);
      for (const item of items) inProgress.set(item, (inProgress.get(item) ?? 0) + 1);
      return () => {
        if (token) tokens.delete(token);
        for (const item of items) {
          const others = (inProgress.get(item) ?? 1) - 1;
          if (others > 0) inProgress.set(item, others);
          else inProgress.delete(item);
        }
      };
    },
  };
}

function itemsOf({ TransactItems, RequestItems, ...single }: RequestInput): string[] {
  if (TransactItems) return TransactItems.flatMap(one => Object.values(one).map(addressOf));
  if (!RequestItems) return [addressOf(single)];
  return Object.entries(RequestItems).flatMap(([TableName, requests]) =>
    requests.map(({ PutRequest, DeleteRequest }) =>
      addressOf({ TableName, ...(PutRequest ?? DeleteRequest) }),
    ),
  );
}

/** Identifies an item. The key has the attributes that `createTable` declares. */
function addressOf({ TableName, Key, Item }: ItemRequest): string {
  const { pk, sk } = Key ?? Item ?? {};
  return JSON.stringify([TableName, pk, sk]);
}
