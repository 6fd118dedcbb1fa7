/** The texts of the generic page, by its `context`: each has `contexts.{name}` in generic.json. */
export const GENERIC_CONTEXTS = ['thankyou', 'thankyousubmit'] as const;
export type GenericContext = (typeof GENERIC_CONTEXTS)[number];

export const isGenericContext = (text: string | undefined): text is GenericContext =>
  GENERIC_CONTEXTS.some(context => context === text);
