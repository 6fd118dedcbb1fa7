import type { StandardSchemaV1 } from '@standard-schema/spec';
import type { FieldError } from '#shared/contracts/validation.ts';
import type { ApiError } from '#web/api/apiError.ts';

/** Why a field is refused: the key of the sentence, its parameters, and the server's English sentence as a fallback. */
export interface FieldProblem {
  i18nID: string;
  params: Record<string, unknown>;
  fallback?: string;
}

/**
 * react-hook-form stores one string per error. The problem is stored instead of its sentence, so that a sentence always
 * appears in the current language.
 */
export const encodeProblem = ({ i18nID, params, fallback }: FieldProblem): string =>
  JSON.stringify({ i18nID, params, fallback });

export const decodeProblem = (message: string): FieldProblem => JSON.parse(message) as FieldProblem; // written by `encodeProblem`

export const problemOfRefusal = ({ i18nID, values, message }: ApiError): FieldProblem => ({
  i18nID,
  params: values,
  fallback: message,
});

/** Checks the values of a form: the value to send, or the errors with the name of the field as the start of each path. */
export type FormCheck<Values, Output> = (
  values: Values,
) => { value: Output; fields?: undefined } | { fields: readonly FieldError[] };

/** A check as the standard schema that `@hookform/resolvers` takes. */
export const standardSchemaOf = <Values, Output>(
  check: FormCheck<Values, Output>,
): StandardSchemaV1<Values, Output> => ({
  '~standard': {
    version: 1,
    vendor: 'cairn',
    validate: given => {
      const values = given as Values; // react-hook-form validates its own values
      const result = check(values);
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

/** Errors inside of an object belong to its field; errors inside of a list belong to the item. */
function formPath(values: unknown, path: string): string[] {
  const [name = '', ...rest] = path.split('.');
  const value: unknown =
    typeof values === 'object' && values !== null ? Reflect.get(values, name) : undefined;
  return Array.isArray(value) ? [name, ...rest] : [name];
}

/** Values without empty texts: the contracts take an empty optional field as an absent one. */
export const withoutEmpty = (values: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
