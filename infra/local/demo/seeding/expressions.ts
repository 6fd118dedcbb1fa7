/** A stored item of any type. */
export type Item = Record<string, unknown>;

/** The parameters of a write that are evaluated here. */
export interface Request {
  Key?: Item | undefined;
  Item?: Item | undefined;
  ConditionExpression?: string | undefined;
  UpdateExpression?: string | undefined;
  KeyConditionExpression?: string | undefined;
  ExpressionAttributeNames?: Record<string, string> | undefined;
  ExpressionAttributeValues?: Item | undefined;
}

type Names = Pick<Request, 'ExpressionAttributeNames' | 'ExpressionAttributeValues'>;

const nameIn = ({ ExpressionAttributeNames: names = {} }: Names, placeholder = ''): string =>
  names[placeholder] ?? placeholder;
const valueIn = ({ ExpressionAttributeValues: values = {} }: Names, placeholder = ''): unknown =>
  values[placeholder];

/** Whether a stored item satisfies the condition of a write. */
export function isConditionMet(item: Item | undefined, request: Request): boolean {
  const { ConditionExpression } = request;
  return (
    !ConditionExpression || ConditionExpression.split(' AND ').every(part => holdsOne(item, part, request))
  );
}

function holdsOne(item: Item = {}, part: string, request: Names): boolean {
  const either = /^\((.+) OR (.+)\)$/.exec(part);
  if (either) return either.slice(1).some(one => holdsOne(item, one, request));

  const exists = /^attribute_(not_)?exists\((#\d+)\)$/.exec(part);
  if (exists) return (item[nameIn(request, exists[2])] === undefined) === (exists[1] !== undefined);

  const [, name, operator = '', rest = ''] = /^(#\d+) (=|<>|<=|>=|<|>|IN) (.+)$/.exec(part) ?? [];
  const value = item[nameIn(request, name)];
  if (operator === 'IN')
    return rest
      .slice(1, -1)
      .split(', ')
      .some(one => valueIn(request, one) === value);
  return value !== undefined && compare(value, operator, valueIn(request, rest));
}

function compare(value: unknown, operator: string, other: unknown): boolean {
  if (operator === '=') return value === other;
  if (operator === '<>') return value !== other;
  const [one, two] =
    typeof value === 'number' && typeof other === 'number' ? [value, other] : [String(value), String(other)];
  if (operator === '<') return one < two;
  if (operator === '<=') return one <= two;
  return operator === '>' ? one > two : one >= two;
}

/** Applies an update to an item. */
export function applyUpdate(item: Item, request: Request): Item {
  const after = { ...item };
  const [, set, add, remove] =
    /^(?:SET (.*?))? ?(?:ADD (.*?))? ?(?:REMOVE (.*))?$/.exec(request.UpdateExpression ?? '') ?? [];

  for (const part of listed(set)) {
    const [name, value] = part.split(' = ');
    after[nameIn(request, name)] = valueIn(request, value);
  }
  for (const part of listed(add)) {
    const [name, value] = part.split(' ');
    const field = nameIn(request, name);
    after[field] = Number(after[field] ?? 0) + Number(valueIn(request, value));
  }
  for (const name of listed(remove)) delete after[nameIn(request, name)];
  return after;
}

const listed = (text: string | undefined): string[] => (text ? text.split(', ') : []);

/** The partition that a query reads, as an attribute and its value, and whether an item of it is in the key range. */
export function readKeyCondition(request: Request): {
  attribute: string;
  value: unknown;
  isInRange: (item: Item) => boolean;
} {
  const text = request.KeyConditionExpression ?? '';
  const [, partition, wanted] = /^(#\d+) = (:\d+)/.exec(text) ?? [];
  return {
    attribute: nameIn(request, partition),
    value: valueIn(request, wanted),
    isInRange: readRange(text, request),
  };
}

function readRange(text: string, names: Names): (item: Item) => boolean {
  const [, prefixed, prefix] = /begins_with\((#\d+), (:\d+)\)/.exec(text) ?? [];
  if (prefixed) {
    const [attribute, start] = [nameIn(names, prefixed), String(valueIn(names, prefix))];
    return item => String(item[attribute]).startsWith(start);
  }
  const [, ranged, from, to] = /(#\d+) BETWEEN (:\d+) AND (:\d+)/.exec(text) ?? [];
  if (!ranged) return () => true;
  const attribute = nameIn(names, ranged);
  const [first, last] = [String(valueIn(names, from)), String(valueIn(names, to))];
  return item => {
    const place = String(item[attribute]);
    return place >= first && place <= last;
  };
}
