export type Comparison = '=' | '<>' | '<' | '<=' | '>' | '>=';

/** Condition on a field. */
export type Condition =
  | { field: string; op: Comparison; value: unknown }
  | { field: string; op: 'in'; values: readonly unknown[] }
  | { field: string; op: 'absentOr'; than: Comparison; value: unknown }
  | { field: string; op: 'exists' }
  | { field: string; op: 'absent' };

/** Collects the attribute names and values of a request's expressions. */
export class Expression {
  readonly names: Record<string, string> = {};
  readonly values: Record<string, unknown> = {};

  name(field: string): string {
    const known = Object.entries(this.names).find(([, name]) => name === field);
    if (known) return known[0];
    const placeholder = `#${Object.keys(this.names).length}`;
    this.names[placeholder] = field;
    return placeholder;
  }

  value(value: unknown): string {
    if (value === undefined) throw new Error('Value of an expression is undefined');
    const placeholder = `:${Object.keys(this.values).length}`;
    this.values[placeholder] = value;
    return placeholder;
  }

  condition(condition: Condition): string {
    const name = this.name(condition.field);
    if (condition.op === 'exists') return `attribute_exists(${name})`;
    if (condition.op === 'absent') return `attribute_not_exists(${name})`;
    if (condition.op === 'absentOr')
      return `(attribute_not_exists(${name}) OR ${name} ${condition.than} ${this.value(condition.value)})`;
    if (!('values' in condition)) return `${name} ${condition.op} ${this.value(condition.value)}`;
    if (condition.values.length === 0) throw new Error(`Condition on ${condition.field} has no values`);
    return `${name} IN (${condition.values.map(value => this.value(value)).join(', ')})`;
  }

  /** Builds an update expression (`SET … ADD … REMOVE …`). */
  update(set: Record<string, unknown>, add: Record<string, number>, remove: readonly string[]): string {
    const sets = Object.entries(set).map(([field, value]) => `${this.name(field)} = ${this.value(value)}`);
    const adds = Object.entries(add).map(([field, amount]) => `${this.name(field)} ${this.value(amount)}`);
    const removes = remove.map(field => this.name(field));
    return [
      sets.length > 0 && `SET ${sets.join(', ')}`,
      adds.length > 0 && `ADD ${adds.join(', ')}`,
      removes.length > 0 && `REMOVE ${removes.join(', ')}`,
    ]
      .filter(Boolean)
      .join(' ');
  }

  /** Attribute names and values of the request; absent if there are none. */
  get attributes(): {
    ExpressionAttributeNames?: Record<string, string>;
    ExpressionAttributeValues?: Record<string, unknown>;
  } {
    return {
      ...(Object.keys(this.names).length > 0 && { ExpressionAttributeNames: this.names }),
      ...(Object.keys(this.values).length > 0 && { ExpressionAttributeValues: this.values }),
    };
  }
}
