import type { StandardSchemaV1 } from '@standard-schema/spec';
import type { FieldError } from '#shared/contracts/validation.ts';
import type { ApiError } from '#web/api/apiError.ts';

/** Error of a field: the key of its message, the message's parameters, and the server's English message as a fallback. */
export interface FieldProblem {
  i18nID: string;
  params: Record<string, unknown>;
  fallback?: string;
}

/**
 * Encodes a problem as the one string that react-hook-form stores per error. The message is translated when it is shown, so that
 * it always appears in the current language.
 */
export const encodeProblem = ({ i18nID, params, fallback }: FieldProblem): string =>
  JSON.stringify({ i18nID, params, fallback });

export const decodeProblem = (message: string): FieldProblem => JSON.parse(message) as FieldProblem; // written by `encodeProblem`

export const problemOfRefusal = ({ i18nID, values, message }: ApiError): FieldProblem => ({
  i18nID,
  params: values,
  fallback: message,
});

export type FormCheckResult<Output> =
  | { value: Output; fields?: undefined }
  | { fields: readonly FieldError[] };

/** Validates the values of a form: returns the value to send, or the errors, whose paths start with the name of a field. */
export type FormCheck<Values, Output> = (
  values: Values,
) => FormCheckResult<Output> | Promise<FormCheckResult<Output>>;

/** Wraps a check as the Standard Schema that `@hookform/resolvers` expects. */
export const standardSchemaOf = <Values, Output>(
  check: FormCheck<Values, Output>,
): StandardSchemaV1<Values, Output> => ({
  '~standard': {
    version: 1,
    vendor: 'cairn',
    validate: async given => {
      const values = given as Values; // react-hook-form validates its own values
      const result = await check(values);
      if (!result.fields) return { value: result.value };
      return {
        issues: result.fields.map(field => ({
          path: formPath(values, field.path),
          message: encodeProblem(field),
        })),
      };
    },
  },
});

/** Errors inside an object are assigned to its field; errors inside a list to the item. */
function formPath(values: unknown, path: string): string[] {
  const [name = '', ...rest] = path.split('.');
  const value: unknown =
    typeof values === 'object' && values !== null ? Reflect.get(values, name) : undefined;
  return Array.isArray(value) ? [name, ...rest] : [name];
}

/** Removes empty texts, because the contracts expect empty optional fields to be absent. */
export const withoutEmpty = (values: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
