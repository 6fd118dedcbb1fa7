import vm from 'node:vm';
import { expect, test } from 'vitest';
import { asList, field, synthesizeDeployment } from '#infra/cloud/testing/deployment.ts';
import { textOf } from '#infra/cloud/testing/textOf.ts';

const { ofType } = synthesizeDeployment();
const authorizers = ofType('AWS::ApiGatewayV2::Authorizer');
const ofKind = (kind: string) => authorizers.find(({ properties }) => properties['AuthorizerType'] === kind);

/** Result of the guard's function for a call with these headers, on a stage with these secrets. */
async function isAuthorized(headers: Record<string, string>, originSecrets?: string): Promise<unknown> {
  const guard = ofType('AWS::Lambda::Function').find(({ path }) => path.includes('/CdnGuard/'));
  const code = textOf(field(guard?.properties['Code'], 'ZipFile'));
  const context = vm.createContext({ exports: {}, event: { headers, stageVariables: { originSecrets } } });
  return field(await vm.runInContext(`${code}\nexports.handler(event)`, context), 'isAuthorized');
}

test('API Gateway refuses a call without the headers of CloudFront itself, with a token or without', () => {
  for (const { properties } of authorizers)
    expect(asList(properties['IdentitySource']).map(textOf)).toEqual(
      properties['AuthorizerType'] === 'JWT'
        ? ['$request.header.x-token-…']
        : ['$request.header.x-cdn-…', '$request.header.x-origin-secret'],
    );
  expect(authorizers.map(({ properties }) => properties['AuthorizerType']).toSorted()).toEqual([
    'JWT',
    'JWT',
    'REQUEST',
    'REQUEST',
  ]);
});

test('CloudFront sends the header of the guard to every origin that is the API', () => {
  const [distribution] = ofType('AWS::CloudFront::Distribution');
  const origins = asList(field(distribution?.properties['DistributionConfig'], 'Origins')).filter(origin =>
    textOf(field(origin, 'DomainName')).includes('execute-api'),
  );
  const sent = origins.map(origin =>
    asList(field(origin, 'OriginCustomHeaders')).map(header => textOf(field(header, 'HeaderName'))),
  );
  expect(sent.length).toBeGreaterThanOrEqual(4);
  for (const names of sent) expect(names.toSorted()).toEqual(['x-cdn-…', 'x-origin-secret']);
});

test('the name of the header cannot be guessed: it is the id of the stack, which a template does not know', () => {
  const [named] = asList(ofKind('REQUEST')?.properties['IdentitySource']);
  expect(JSON.stringify(named)).toContain('"Fn::Split":["/",{"Ref":"AWS::StackId"}]');
});

test('the guard lets in calls with a secret of the stage, and is asked once an hour for each', async () => {
  const withSecret = (secret: string) => ({ 'x-origin-secret': secret });
  expect(await isAuthorized(withSecret('new'), 'new,old')).toBe(true);
  expect(await isAuthorized(withSecret('old'), 'new,old')).toBe(true);
  expect(await isAuthorized(withSecret('guessed'), 'new,old')).toBe(false);
  expect(await isAuthorized({}, 'new,old')).toBe(false);
  expect(await isAuthorized({})).toBe(false);
  expect(ofKind('REQUEST')?.properties).toMatchObject({
    AuthorizerResultTtlInSeconds: 3600,
    EnableSimpleResponses: true,
    AuthorizerPayloadFormatVersion: '2.0',
  });
});

test("API requests carry the viewer's IP address and token where the API looks for them, whatever the client sends", () => {
  const source = textOf(
    ofType('AWS::CloudFront::Function').find(({ id }) => id.includes('ViewerAddress'))?.properties[
      'FunctionCode'
    ],
  );
  const passedOn = (sent: Record<string, { value: string }>) => {
    const event = JSON.stringify({ viewer: { ip: '203.0.113.9' }, request: { headers: sent } });
    return vm.runInNewContext(`${source}\nhandler(${event})`);
  };
  const viewer = { 'x-viewer-address': { value: '203.0.113.9' } };
  const authorization = { value: 'Bearer token' };
  const forged = { 'x-viewer-address': { value: '192.0.2.1' }, 'x-token-…': { value: 'Bearer other' } };
  expect(passedOn(forged)).toEqual({ headers: viewer });
  expect(passedOn({ ...forged, authorization })).toEqual({
    headers: { ...viewer, authorization, 'x-token-…': authorization },
  });
});
