import { asList, field } from './deployment.ts';

/** A value of a template as text, with `…` for parts that only CloudFormation knows. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  const joined = field(value, 'Fn::Join');
  return joined === undefined ? '…' : asList(asList(joined)[1]).map(textOf).join('');
}
