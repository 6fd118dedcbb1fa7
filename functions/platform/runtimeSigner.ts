import { Hash } from '@smithy/core/serde';
import { SignatureV4 } from '@smithy/signature-v4';
import * as z from 'zod/mini';

/** The function's AWS credentials and region, which the Lambda runtime sets. */
const Runtime = z.object({
  AWS_ACCESS_KEY_ID: z.string(),
  AWS_SECRET_ACCESS_KEY: z.string(),
  AWS_SESSION_TOKEN: z.optional(z.string()),
  AWS_REGION: z.string(),
});

/** Signs requests to a service of AWS as the function's role, where the SDK's client would be more than is needed. */
export function runtimeSigner(service: 's3' | 'translate') {
  const runtime = Runtime.parse(process.env);
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SESSION_TOKEN: sessionToken, AWS_REGION: region } = runtime;
  const signer = new SignatureV4({
    service,
    region,
    credentials: {
      accessKeyId,
      secretAccessKey: runtime.AWS_SECRET_ACCESS_KEY,
      ...(sessionToken !== undefined && { sessionToken }),
    },
    sha256: Hash.bind(undefined, 'sha256'),
    uriEscapePath: service !== 's3',
  });
  return { signer, accessKeyId, sessionToken, region };
}
