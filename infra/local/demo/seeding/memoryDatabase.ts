import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  DeleteCommand,
  type DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import { applyUpdate, type Item, isConditionMet, type Request, readKeyCondition } from './expressions.ts';

/** Items that are built in memory and then written as a whole. */
export interface MemoryDatabase {
  /** Client for the functions' table. */
  client: DynamoDBDocumentClient;
  items(): Item[];
}

const address = ({ pk, sk }: Item): string => `${String(pk)} ${String(sk)}`;

const partitionName = (attribute: string, value: unknown): string => `${attribute} ${String(value)}`;

/** The partitions of the table and its indexes that contain an item. */
const partitionsOf = (item: Item): string[] =>
  Object.keys(item)
    .filter(attribute => attribute.endsWith('pk'))
    .map(attribute => partitionName(attribute, item[attribute]));

/**
 * An in-memory database that understands the requests of the functions' table. The demo data takes 48,000 of them: 4 s here,
 * 30 s against the local table (measured on 27 November 2026).
 */
export function memoryDatabase(): MemoryDatabase {
  const stored = new Map<string, Item>();
  /** Partitions of the table and its indexes: `pk user#maren` → the items with that value of that attribute. */
  const partitions = new Map<string, Map<string, Item>>();

  function keep(address: string, item: Item): void {
    drop(address);
    stored.set(address, item);
    for (const name of partitionsOf(item)) {
      const partition = partitions.get(name) ?? new Map<string, Item>();
      partitions.set(name, partition.set(address, item));
    }
  }
  function drop(address: string): void {
    const item = stored.get(address);
    if (!item) return;
    stored.delete(address);
    for (const name of partitionsOf(item)) partitions.get(name)?.delete(address);
  }

  const isAllowed = ({ Key, Item: item, ...request }: Request): boolean =>
    isConditionMet(stored.get(address(Key ?? item ?? {})), request);

  function write(kind: string, request: Request): void {
    const key = request.Key ?? request.Item ?? {};
    if (kind === 'Put') keep(address(key), plain(request.Item ?? {}));
    if (kind === 'Delete') drop(address(key));
    if (kind === 'Update')
      keep(address(key), plain(applyUpdate({ ...key, ...stored.get(address(key)) }, request)));
  }

  function writeOne(kind: string, request: Request): object {
    if (!isAllowed(request))
      throw Object.assign(new Error('Condition failed'), {
        name: 'ConditionalCheckFailedException',
      });
    write(kind, request);
    return {};
  }

  function transact(entries: [string, Request][]): object {
    const failed = entries.map(([, request]) => !isAllowed(request));
    if (failed.includes(true))
      throw new TransactionCanceledException({
        message: 'Transaction cancelled',
        $metadata: {},
        CancellationReasons: failed.map(one => ({ Code: one ? 'ConditionalCheckFailed' : 'None' })),
      });
    for (const [kind, request] of entries) write(kind, request);
    return {};
  }

  function query(input: QueryCommand['input']): object {
    const sortKey = input.IndexName ? `${input.IndexName}sk` : 'sk';
    const start = input.ExclusiveStartKey?.[sortKey];
    const forward = input.ScanIndexForward !== false;
    const { attribute, value, isInRange } = readKeyCondition(input);
    const found = [...(partitions.get(partitionName(attribute, value))?.values() ?? [])]
      .filter(isInRange)
      .toSorted((a, b) => (String(a[sortKey]) < String(b[sortKey]) ? -1 : 1));
    const ordered = forward ? found : found.toReversed();
    const place = ordered.findIndex(item => item[sortKey] === start);
    return { Items: ordered.slice(start === undefined ? 0 : place + 1).slice(0, input.Limit) };
  }

  async function send(command: unknown): Promise<object> {
    if (command instanceof GetCommand) return { Item: stored.get(address(command.input.Key ?? {})) };
    if (command instanceof QueryCommand) return query(command.input);
    if (command instanceof PutCommand) return writeOne('Put', command.input);
    if (command instanceof UpdateCommand) return writeOne('Update', command.input);
    if (command instanceof DeleteCommand) return writeOne('Delete', command.input);
    if (command instanceof TransactWriteCommand)
      return transact((command.input.TransactItems ?? []).flatMap(entry => Object.entries(entry)));
    if (command instanceof BatchGetCommand) {
      const tables = Object.entries(command.input.RequestItems ?? {});
      const read = (keys: Item[] = []) => keys.flatMap(key => stored.get(address(key)) ?? []);
      return { Responses: Object.fromEntries(tables.map(([name, { Keys }]) => [name, read(Keys)])) };
    }
    throw new Error('Command not supported by the in-memory database');
  }

  const client = { send } as unknown as DynamoDBDocumentClient; // the table uses nothing else
  return { client, items: () => [...stored.values()] };
}

/** A copy as DynamoDB stores it, without undefined values. */
const plain = (item: Item): Item => unmarshall(marshall(item, { removeUndefinedValues: true }));
