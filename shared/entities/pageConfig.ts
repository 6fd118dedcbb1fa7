import * as z from 'zod/mini';
import { isPageName } from '../paths.ts';
import { pageConfig } from '../settings.ts';

/** A user's configuration of a page. */
export const PageConfig = z.object({
  /** A name of `shared/paths.ts`. */
  pageName: z.string().check(z.refine(isPageName)),
  /** Flat values that the page understands, at most 4,000 characters of JSON. */
  data: z
    .record(
      z.string().check(z.minLength(1), z.maxLength(50)),
      z.union([z.string(), z.number(), z.boolean(), z.null()]),
    )
    .check(
      z.refine(data => JSON.stringify(data).length <= pageConfig.max, {
        error: 'validation.generic_field_max_length',
        params: { max: pageConfig.max },
      }),
    ),
  /** Increases with each change; 0 before the first. */
  version: z.int(),
});
export type PageConfig = z.infer<typeof PageConfig>;
