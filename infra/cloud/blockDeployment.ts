import { Annotations, CfnParameter, type Stack, Validations } from 'aws-cdk-lib';

/**
 * Lets the template be looked at, but not deployed: CloudFormation asks for a parameter that nobody gives.
 * `id` is what the operator reads in the failure, so it says what is wrong.
 */
export function blockDeployment(stack: Stack, id: string, sentence: string): void {
  Annotations.of(stack).addWarningV2(`cairn:${id}`, `This template cannot be deployed. ${sentence}`);

  const refusal = new CfnParameter(stack, id, {
    type: 'String',
    description: `Deployment guard; leave empty. ${sentence}`,
  });
  refusal.overrideLogicalId(id);

  Validations.of(stack).acknowledge({
    id: 'CloudFormation-Validate::W2001',
    reason: 'Nothing refers to the parameter: that it has no value is what stops a deployment.',
  });
}
