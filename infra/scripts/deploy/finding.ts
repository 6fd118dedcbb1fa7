/** Result of a check: `missing` stops the deployment, `warning` is for the operator to judge, `fine` needs nothing. */
export interface Finding {
  kind: 'missing' | 'warning' | 'fine';
  /** State that the check found, in a sentence. */
  text: string;
  /** Instruction for the operator. */
  todo?: string;
}

export const missing = (text: string, todo: string): Finding => ({ kind: 'missing', text, todo });
export const warning = (text: string, todo: string): Finding => ({ kind: 'warning', text, todo });
export const fine = (text: string): Finding => ({ kind: 'fine', text });

const marks = { missing: '✗', warning: '!', fine: '✓' } as const;

/** Findings as lines of a list, those that stop the deployment first. */
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
