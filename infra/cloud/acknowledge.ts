import { Validations } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';

/** Findings of the AwsSolutions pack that are meant to be as they are, each with its reason. */
export function acknowledge(scope: IConstruct, findings: Record<string, string>): void {
  Validations.of(scope).acknowledge(
    ...Object.entries(findings).map(([id, reason]) => ({ id: `AwsSolutions-${id}`, reason })),
  );
}
