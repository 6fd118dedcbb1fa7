/** Key in the upload bucket of a file that is to become public under `key`. */
export const heldKey = (key: string): string => `held/${key}`;
