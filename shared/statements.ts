/** Kinds of the movements on a payee's statement. */
export const statementKinds = ['received', 'refunds', 'disputes', 'transferred', 'offset'] as const;
export type StatementKind = (typeof statementKinds)[number];
