/**
 * Resources that hold data or sessions, or whose address others know, each with the properties that cannot change without
 * another resource in its place. A test plays deployments against them, and `npm run deploy` refuses to lose them.
 */
export const lastingResources: Record<string, readonly string[]> = {
  'AWS::DynamoDB::Table': ['TableName', 'KeySchema'],
  'AWS::S3::Bucket': ['BucketName'],
  'AWS::Cognito::UserPool': [
    'UserPoolName',
    'UsernameAttributes',
    'AliasAttributes',
    'UsernameConfiguration',
    'Schema',
  ],
  'AWS::Cognito::UserPoolClient': ['UserPoolId', 'GenerateSecret'],
  'AWS::Cognito::UserPoolDomain': ['Domain'],
  'AWS::SecretsManager::Secret': ['Name', 'GenerateSecretString'],
  'AWS::ApiGatewayV2::Api': ['ProtocolType'],
  'AWS::CloudFront::Distribution': [],
};
