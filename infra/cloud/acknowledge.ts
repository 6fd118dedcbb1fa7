import { Stack, Validations } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';
import * as z from 'zod/mini';

/** Accepted findings of the AwsSolutions pack, each with its reason. */
export function acknowledge(scope: IConstruct, findings: Record<string, string>): void {
  Validations.of(scope).acknowledge(
    ...Object.entries(findings).map(([id, reason]) => ({ id: `AwsSolutions-${id}`, reason })),
  );
}

const InStack = z.object({ 'Fn::GetAtt': z.tuple([z.string(), z.string()]) });
const Exported = z.object({ 'Fn::ImportValue': z.string() });

/** The finding that `user` has access to everything below an ARN, such as all objects of a bucket. */
export function wildcardFinding(
  arn: string,
  { owner, user, suffix }: { owner: IConstruct; user: IConstruct; suffix: string },
): string {
  const home = Stack.of(owner);
  if (home === Stack.of(user)) {
    const [name, attribute] = InStack.parse(home.resolve(arn))['Fn::GetAtt'];
    return `IAM5[Resource::<${name}.${attribute}>${suffix}]`;
  }
  const imported = Exported.parse(home.resolve(home.exportValue(arn)))['Fn::ImportValue'];
  return `IAM5[Resource::${imported}${suffix}]`;
}
