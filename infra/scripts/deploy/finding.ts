/**
 * What a check found: `missing` stops a deployment, `warning` is for the operator to judge, `fine` is as it has to be.
 */
export interface Finding {
  kind: 'missing' | 'warning' | 'fine';
  /** What was checked or found. */
  text: string;
  /** What to do about it. */
  todo?: string;
}

export const missing = (text: string, todo: string): Finding => ({ kind: 'missing', text, todo });
export const warning = (text: string, todo: string): Finding => ({ kind: 'warning', text, todo });
export const fine = (text: string): Finding => ({ kind: 'fine', text });

const marks = { missing: '✗', warning: '!', fine: '✓' } as const;

/** Findings as lines of a list, what is missing first. */
export function listOf(findings: readonly Finding[]): string[] {
  const order = ['missing', 'warning', 'fine'] as const;
  return order.flatMap(kind =>
    findings
      .filter(finding => finding.kind === kind)
      .flatMap(({ text, todo }) => [
        `  ${marks[kind]} ${text}`,
        ...(todo ?? '')
          .split('\n')
          .filter(Boolean)
          .map(line => `      ${line}`),
      ]),
  );
}
