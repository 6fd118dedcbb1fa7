import type { ErrorCode } from '#shared/errors.ts';
import type { Ref } from './entity.ts';
import { type Comparison, type Condition, Expression } from './expression.ts';
import { derived, derivedNames, toItem } from './item.ts';
import { packed } from './packing.ts';

type Values = Record<string, unknown>;
type NumbersOf<T> = { [F in keyof T as NonNullable<T[F]> extends number ? F : never]?: number };
type Field<T> = keyof T & string;
type Present<T> = Exclude<T, undefined>;

/** Parameters of a DynamoDB write, without the table's name. */
export interface Request {
  kind: 'Put' | 'Update' | 'Delete' | 'ConditionCheck';
  params: Values;
}

/** A write of any kind; `code` is the refusal if its condition fails. */
export interface AnyStep<Code extends ErrorCode = ErrorCode> {
  readonly code: Code;
  readonly data: Values | undefined;
  readonly target: string;
  /** Whether it writes the whole of an item that has been read. */
  readonly isReplacement: boolean;
  /** Its part in having its transaction applied once, if that needs no record. */
  readonly once: Once | undefined;
  request(): Request;
}

/**
 * A step whose item is created under an id of its cause: a witness that the steps beside it have been applied, those that are
 * declared so or, if the cause never leads to others without it, all.
 */
type Once = { witness: Ref<unknown>; ofAll: boolean } | 'beside';

interface Parts<T> {
  kind: Request['kind'];
  ref: Ref<T>;
  item?: Values;
  set?: Values;
  add?: Record<string, number>;
  unset?: string[];
  conditions: Condition[];
  once?: Once;
}

/** A write to one item, with its conditions and the refusal if they fail. */
export class Step<T, Code extends ErrorCode = 'CONCURRENT_UPDATE'> implements AnyStep<Code> {
  readonly code: Code;
  readonly data: Values | undefined;
  readonly #parts: Parts<T>;

  private constructor(parts: Parts<T>, code: Code, data?: Values) {
    this.#parts = parts;
    this.code = code;
    this.data = data;
  }

  /** Writes the entire item, whether or not it exists. */
  static put<T>(ref: Ref<T>, item: NoInfer<T>): Step<T> {
    return new Step({ kind: 'Put', ref, item: toItem(ref, item), conditions: [] }, 'CONCURRENT_UPDATE');
  }

  /** Writes the entire item if it does not exist. */
  static create<T>(ref: Ref<T>, item: NoInfer<T>): Step<T> {
    return Step.put(ref, item).#and({ field: 'pk', op: 'absent' });
  }

  /**
   * Updates fields of an existing item. If an index key or the ttl depends on a changed field, pass the item as it was
   * read, from which they are recomputed.
   */
  static update<T>(ref: Ref<T>, changes: Partial<NoInfer<T>>, expected?: NoInfer<T>): Step<T> {
    const step = new Step<T>(
      { kind: 'Update', ref, set: {}, conditions: [{ field: 'pk', op: 'exists' }] },
      'CONCURRENT_UPDATE',
    );
    if (expected === undefined) return step.set(changes);
    const after = derived(ref.of, { ...expected, ...changes });
    const gone = derivedNames.filter(name => !(name in after) && name in derived(ref.of, expected));
    return step.set(changes).#with({ set: { ...changes, ...after }, unset: gone });
  }

  /** Adds to numbers, creating the item if necessary. Negative amounts subtract. */
  static add<T>(ref: Ref<T>, amounts: NumbersOf<NoInfer<T>>): Step<T> {
    const kind = { entity: ref.of.name };
    return new Step<T>({ kind: 'Update', ref, set: kind, conditions: [] }, 'CONCURRENT_UPDATE').add(amounts);
  }

  /** Deletes the item. A missing item is not an error unless a condition requires it. */
  static remove<T>(ref: Ref<T>): Step<T> {
    return new Step({ kind: 'Delete', ref, conditions: [] }, 'CONCURRENT_UPDATE');
  }

  /** Condition only: the item exists and the conditions hold. */
  static check<T>(ref: Ref<T>): Step<T> {
    return new Step(
      { kind: 'ConditionCheck', ref, conditions: [{ field: 'pk', op: 'exists' }] },
      'CONCURRENT_UPDATE',
    );
  }

  /** Condition only: the item does not exist. */
  static absent<T>(ref: Ref<T>): Step<T> {
    return new Step(
      { kind: 'ConditionCheck', ref, conditions: [{ field: 'pk', op: 'absent' }] },
      'CONCURRENT_UPDATE',
    );
  }

  /** Condition only: the conditions hold, for a missing item too. */
  static condition<T>(ref: Ref<T>): Step<T> {
    return new Step({ kind: 'ConditionCheck', ref, conditions: [] }, 'CONCURRENT_UPDATE');
  }

  /** Adds a condition on the stored item; all conditions must hold. */
  when<F extends Field<T>>(field: F, op: 'in', values: readonly Present<T[F]>[]): Step<T, Code>;
  when<F extends Field<T>>(field: F, op: Comparison, value: Present<T[F]>): Step<T, Code>;
  when(field: Field<T>, op: 'exists' | 'absent'): Step<T, Code>;
  when(field: string, op: Comparison | 'in' | 'exists' | 'absent', value?: unknown): Step<T, Code> {
    if (op === 'exists' || op === 'absent') return this.#and({ field, op });
    if (op !== 'in') return this.#and({ field, op, value: given(field, value) });
    if (!Array.isArray(value)) throw new Error(`Values for ${field} are not an array`);
    return this.#and({ field, op, values: value.map(one => given(field, one)) });
  }

  /** Adds a condition that a missing field, or a missing item, also fulfils. */
  whenAbsentOr<F extends Field<T>>(field: F, than: Comparison, value: Present<T[F]>): Step<T, Code> {
    return this.#and({ field, op: 'absentOr', than, value: given(field, value) });
  }

  /** Sets the refusal if a condition fails; CONCURRENT_UPDATE by default. */
  otherwise<const Other extends ErrorCode>(code: Other, data?: Values): Step<T, Other> {
    return new Step(this.#parts, code, data);
  }

  /** Sets more fields in an update or an addition. */
  set(changes: Partial<T>): Step<T, Code> {
    for (const [field, value] of Object.entries(changes)) given(field, value);
    return this.#with({ set: { ...this.#parts.set, ...changes } });
  }

  /** Adds to numbers in an update. */
  add(amounts: NumbersOf<T>): Step<T, Code> {
    const numbers: Record<string, number> = {};
    for (const [field, amount] of Object.entries(amounts)) numbers[field] = wholeNumber(field, amount);
    return this.#with({ add: { ...this.#parts.add, ...numbers } });
  }

  /** Removes fields in an update. */
  unset(...fields: Field<T>[]): Step<T, Code> {
    return this.#with({ unset: [...(this.#parts.unset ?? []), ...fields] });
  }

  /**
   * Declares that the item is created under an id of the step's cause, so that its existence shows that the steps beside it have
   * been applied; `ofAll` if its cause leads to this step whenever it is handled.
   */
  asWitness({ ofAll = false } = {}): Step<T, Code> {
    return this.#with({ once: { witness: this.#parts.ref, ofAll } });
  }

  /** Declares that the step has a meaning only beside a witness that it has been applied. */
  besideWitness(): Step<T, Code> {
    return this.#with({ once: 'beside' });
  }

  get once(): Once | undefined {
    return this.#parts.once;
  }

  get isReplacement(): boolean {
    const { kind, conditions } = this.#parts;
    return kind === 'Put' && conditions.length > 0 && conditions.every(isOfContent);
  }

  /** Identifies the item. */
  get target(): string {
    return `${this.#parts.ref.pk} ${this.#parts.ref.sk}`;
  }

  /** Builds the DynamoDB request. */
  request(): Request {
    const { kind, ref, item, set = {}, add = {}, unset = [], conditions } = this.#parts;
    const expression = new Expression();
    const changes = kind === 'Update' && {
      UpdateExpression: expression.update(packed(ref.of.packs, set), add, unset),
    };
    const condition = conditions.map(one => expression.condition(one)).join(' AND ');
    const address = kind === 'Put' ? { Item: item } : { Key: { pk: ref.pk, sk: ref.sk } };
    return {
      kind,
      params: {
        ...address,
        ...changes,
        ...(condition && { ConditionExpression: condition }),
        ...expression.attributes,
      },
    };
  }

  #and(condition: Condition): Step<T, Code> {
    const { of } = this.#parts.ref;
    if (!isOfPresence(condition) && of.packs.includes(condition.field))
      throw new Error(`${condition.field} of ${of.name} is packed and cannot be compared`);
    return this.#with({ conditions: [...this.#parts.conditions, condition] });
  }

  #with(parts: Partial<Parts<T>>): Step<T, Code> {
    return new Step({ ...this.#parts, ...parts }, this.code, this.data);
  }
}

/** Whether a condition compares what an item contains, so that it exists. */
const isOfContent = ({ op }: Condition): boolean => op !== 'absent' && op !== 'absentOr';

const isOfPresence = ({ op }: Condition): boolean => op === 'exists' || op === 'absent';

function given<V>(field: string, value: V): V {
  if (value === undefined) throw new Error(`Value for ${field} is undefined`);
  return value;
}

function wholeNumber(field: string, amount: unknown): number {
  if (typeof amount !== 'number' || !Number.isFinite(amount))
    throw new Error(`Amount for ${field} is not a number`);
  return amount;
}
