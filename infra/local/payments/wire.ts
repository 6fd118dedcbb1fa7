/** A decoded form. Its leaves are text; an indexed list is an object with its indexes as keys. */
export interface FormFields {
  [name: string]: string | FormFields;
}

/** Decodes `a[b][0][c]=x&expand[]=y`, the encoding of Stripe's request bodies and queries. */
export function parseForm(encoded: string): FormFields {
  const root = emptyFields();

  for (const [name, value] of new URLSearchParams(encoded)) {
    const [first = '', ...rest] = pathOf(name);
    place(root, first, rest, value);
  }

  return root;
}

/** The values of a list sent as `x[0]=…&x[1]=…`. */
export function listed(fields: unknown): unknown {
  if (fields === '') return [];
  if (typeof fields !== 'object' || fields === null) return fields;
  return Object.entries(fields)
    .sort(([a], [b]) => Number(a) - Number(b))
    .map(([, value]) => value as unknown);
}

function pathOf(name: string): string[] {
  const open = name.indexOf('[');
  if (open < 1) return [name];
  return [
    name.slice(0, open),
    ...[...name.slice(open).matchAll(/\[([^\]]*)\]/g)].map(([, part]) => part ?? ''),
  ];
}

function place(fields: FormFields, key: string, rest: string[], value: string): void {
  const slot = key === '' ? String(Object.keys(fields).length) : key;
  const [next, ...after] = rest;
  if (next === undefined) {
    fields[slot] = value;
    return;
  }

  const held = fields[slot];
  const inner = typeof held === 'object' ? held : emptyFields();
  fields[slot] = inner;
  place(inner, next, after, value);
}

/** Has no prototype, so that a field may be called `__proto__`. */
function emptyFields(): FormFields {
  return Object.create(null) as FormFields;
}
