import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';

/** CloudFormation's name for a stack that does not exist. */
export const isValidationError = (error: unknown): boolean =>
  error instanceof Error && error.name === 'ValidationError';

/** The outputs of a stack by their names; none if it has not been deployed. */
export async function outputsOf(region: string, StackName: string): Promise<Record<string, string>> {
  try {
    const { Stacks = [] } = await new CloudFormationClient({ region }).send(
      new DescribeStacksCommand({ StackName }),
    );
    return Object.fromEntries(
      (Stacks[0]?.Outputs ?? []).map(({ OutputKey = '', OutputValue = '' }) => [OutputKey, OutputValue]),
    );
  } catch (error) {
    if (isValidationError(error)) return {};
    throw error;
  }
}
