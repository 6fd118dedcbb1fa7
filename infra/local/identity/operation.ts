import type * as z from 'zod';
import { CognitoFailure } from './failure.ts';
import type { Pool } from './pool.ts';

/** One action of Cognito's JSON API. */
export interface Operation {
  /** Signed with AWS credentials; the others are for browsers and carry a token. */
  admin: boolean;
  run(pool: Pool, input: unknown): Promise<object>;
}

type Run<Input> = (pool: Pool, input: Input) => object | Promise<object>;

/** An action that only a caller with AWS credentials may do. */
export function adminOperation<Schema extends z.ZodType>(
  schema: Schema,
  run: Run<z.infer<Schema>>,
): Operation {
  return { admin: true, run: async (pool, input) => run(pool, parse(schema, input)) };
}

/** An action that anyone may ask for. */
export function publicOperation<Schema extends z.ZodType>(
  schema: Schema,
  run: Run<z.infer<Schema>>,
): Operation {
  return { admin: false, run: async (pool, input) => run(pool, parse(schema, input)) };
}

function parse<Schema extends z.ZodType>(schema: Schema, input: unknown): z.infer<Schema> {
  const { data, error, success } = schema.safeParse(input);
  if (success) return data;
  const [issue] = error.issues;

  throw new CognitoFailure(
    'InvalidParameterException',
    `1 validation error detected: ${issue?.path.join('.')}: ${issue?.message}`,
  );
}
