import { Annotations, CfnParameter, type Stack, Validations } from 'aws-cdk-lib';

/**
 * Allows synthesis but blocks deployment by adding a required parameter that is never supplied. `id` appears in the
 * operator's error message and names the reason.
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
