/** Shape of an id: UUID v7 for new ids, short words and numbers for special and demo ids. */
export const idPattern = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/;

/** Shape of the single-use tokens in emailed links. */
export const secretTokenPattern = /^[A-Za-z0-9_-]{32,128}$/;
