import type * as z from 'zod';
import { CognitoFailure } from './failure.ts';
import type { Pool } from './pool.ts';

/** An action of Cognito's JSON API. */
export interface Operation {
  /** Whether it is signed with AWS credentials; other actions are for browsers and carry a token. */
  admin: boolean;
  run(pool: Pool, input: unknown): Promise<object>;
}

type Run<Input> = (pool: Pool, input: Input) => object | Promise<object>;

/** Defines an action that requires AWS credentials. */
export function adminOperation<Schema extends z.ZodType>(
  schema: Schema,
  run: Run<z.infer<Schema>>,
): Operation {
  return { admin: true, run: async (pool, input) => run(pool, parse(schema, input)) };
}

/** Defines an action without AWS credentials. */
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
