import type { World } from '#functions/testing/world.ts';

/** Kinds of request whose parameters name one item. */
const single = { Get: 'Get', Put: 'Put', Update: 'Update', Delete: 'Delete', Query: 'Query' } as const;

type Fields = Record<string, unknown>;
const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {}; // an object has fields

/**
 * Records each request that a world sends to its table from now on: its consumed units and its items. The returned function
 * returns the lines since the last call.
 */
export function explainRequests({ database: { client } }: Pick<World, 'database'>): () => string[] {
  let lines: string[] = [];
  const send = client.send.bind(client) as (command: { input: object }) => Promise<unknown>;
  const noting = async (command: { input: object }) => {
    Object.assign(command.input, { ReturnConsumedCapacity: 'INDEXES' });
    const answer = fieldsOf(await send(command));
    const operation = command.constructor.name.replace(/Command$/, '');
    const consumed = [answer['ConsumedCapacity'] ?? []].flat().map(fieldsOf);
    const units = consumed.reduce((sum, one) => sum + Number(one['CapacityUnits'] ?? 0), 0);
    const indexes = consumed
      .flatMap(one => Object.entries(fieldsOf(one['GlobalSecondaryIndexes'])))
      .map(([name, one]) => ` ${name} ${String(fieldsOf(one)['CapacityUnits'])}`);
    lines.push(
      `${String(units).padStart(6)}  ${operation}${indexes.join('')}: ${aboutOf(operation, command.input)}`,
    );
    return answer;
  };
  client.send = noting as typeof client.send;
  return () => {
    const taken = lines;
    lines = [];
    return taken;
  };
}

function aboutOf(operation: string, input: object): string {
  const parameters = fieldsOf(input);
  if (operation === 'TransactWrite')
    return asList(parameters['TransactItems'])
      .flatMap(item => Object.entries(item).map(([kind, one]) => `${kind} ${addressOf(fieldsOf(one))}`))
      .join(', ');
  if (operation === 'BatchGet')
    return Object.values(fieldsOf(parameters['RequestItems']))
      .flatMap(one => asList(fieldsOf(one)['Keys']))
      .map(key => addressOf({ Key: key }))
      .join(', ');
  if (operation in single) return addressOf(parameters);
  return '';
}

const asList = (value: unknown): Fields[] => (Array.isArray(value) ? value.map(fieldsOf) : []);

/** Key of an item, with the size of one that is written whole; or the values of a query. */
function addressOf({
  Item,
  Key,
  ExpressionAttributeValues,
  UpdateExpression,
  ExpressionAttributeNames,
}: Fields): string {
  const { pk, sk, ...item } = fieldsOf(Item ?? Key);
  if (pk === undefined) return Object.values(fieldsOf(ExpressionAttributeValues)).join(' ');
  const size = Item ? ` (${JSON.stringify(item).length} B)` : '';
  const names = UpdateExpression ? ` {${Object.values(fieldsOf(ExpressionAttributeNames)).join(' ')}}` : '';
  return `${[pk, sk].join(' ')}${size}${names}`;
}
