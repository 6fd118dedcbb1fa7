import * as z from 'zod/mini';
import { type Contract, parametersOf, type Schema, successStatus } from './contract.ts';
import { Author, AuthorSummary, Me } from './entities/author.ts';
import { Avatar, AvatarChoices } from './entities/avatar.ts';
import { Comment, Reply } from './entities/comment.ts';
import { BlockedContact, Contact, ContactPerson, ContactState } from './entities/contact.ts';
import { ContributionRequest } from './entities/contributionRequest.ts';
import { Message, MessageDraft, MessageNotice, MessageSummary } from './entities/message.ts';
import { Notification } from './entities/notification.ts';
import { OwnerOrder, Payment, PaymentItem, PublicOrder } from './entities/payment.ts';
import { AccountStatus, Payout } from './entities/payout.ts';
import { ProgressEntry } from './entities/progressEntry.ts';
import { FeaturedProject, Project, ProjectCard, Proposal, ProposalChange } from './entities/project.ts';
import { ProjectImage } from './entities/projectImage.ts';
import { AppliedProspect, FeaturedProspect, Prospect } from './entities/prospect.ts';
import { TeamMember } from './entities/teamMember.ts';
import { PresignedUpload, Upload } from './entities/upload.ts';
import { commonErrors, type ErrorCode, errors, i18nIDOf } from './errors.ts';
import { pathParameters } from './ids.ts';
import { callsWithSource } from './visits.ts';
import { callsWithTexts } from './writtenTexts.ts';

type Json = Record<string, unknown>;

/** Entities, each defined once in the document and referenced by name. */
const nouns = {
  AccountStatus,
  AppliedProspect,
  Author,
  AuthorSummary,
  Avatar,
  AvatarChoices,
  BlockedContact,
  Comment,
  Contact,
  ContactPerson,
  ContactState,
  ContributionRequest,
  FeaturedProject,
  FeaturedProspect,
  Me,
  Message,
  MessageDraft,
  MessageNotice,
  MessageSummary,
  Notification,
  OwnerOrder,
  Payment,
  PaymentItem,
  Payout,
  PresignedUpload,
  ProgressEntry,
  Project,
  ProjectCard,
  ProjectImage,
  PublicOrder,
  Proposal,
  ProposalChange,
  Prospect,
  Reply,
  TeamMember,
  Upload,
};

const registry = z.registry<{ id: string }>();
for (const [id, noun] of Object.entries(nouns)) registry.add(noun, { id });

const described: Record<string, Json> = {};

/** Converts a schema to JSON Schema. Entities inside it are collected and referenced. */
function schemaOf(schema: Schema, io: 'input' | 'output'): Json {
  const json = z.toJSONSchema(schema, { io, metadata: registry, unrepresentable: 'any' });
  const text = JSON.stringify(json).replaceAll('"#/$defs/', '"#/components/schemas/');
  const {
    $schema: _,
    $defs = {},
    id,
    ...rest
  } = JSON.parse(text) as { $schema?: string; $defs?: Record<string, Json>; id?: string }; // toJSONSchema's result with renamed references

  for (const [name, { id: _, ...noun }] of Object.entries($defs)) described[name] ??= noun;
  if (!id) return rest;
  described[id] ??= rest;
  return { $ref: `#/components/schemas/${id}` };
}

const parameter = (place: 'path' | 'query' | 'header', name: string, schema: Json, required: boolean) => ({
  name,
  in: place,
  required,
  schema,
});

const objectParameters = (place: 'query' | 'header', schema: Schema | undefined) => {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  }; // JSON Schema of an object
  return Object.entries(properties).map(([name, property]) =>
    parameter(place, name, property, required.includes(name)),
  );
};

const envelopeOf = ({ id, spec }: Contract): Json => ({
  allOf: [
    { $ref: '#/components/schemas/Envelope' },
    {
      type: 'object',
      properties: {
        success: { const: true },
        endpointID: { const: id },
        ...(spec.output && { data: schemaOf(spec.output, 'output') }),
      },
      required: spec.output ? ['data'] : [],
    },
  ],
});

function requestBody({ spec }: Contract) {
  if (spec.bodyFormat === 'raw')
    return { required: true, content: { 'application/json': { schema: { type: 'object' } } } };
  if (!spec.body) return undefined;

  const schema = schemaOf(spec.body, 'input');
  const types =
    spec.bodyFormat === 'form'
      ? ['application/json', 'application/x-www-form-urlencoded']
      : ['application/json'];
  return { required: true, content: Object.fromEntries(types.map(type => [type, { schema }])) };
}

function refusals(codes: readonly ErrorCode[]) {
  const byStatus = Map.groupBy(codes, code => errors[code].status);
  return Object.fromEntries(
    [...byStatus]
      .toSorted(([a], [b]) => a - b)
      .map(([status, list]) => [
        String(status),
        { $ref: '#/components/responses/Refused', description: list.map(code => `\`${code}\``).join(', ') },
      ]),
  );
}

function success(contract: Contract) {
  const status = successStatus(contract);
  const description = contract.spec.successMessage ?? contract.spec.summary;
  if (status === 302) return { 302: { description, headers: { location: { schema: { type: 'string' } } } } };
  if (status === 204) return { 204: { description } };
  return { [status]: { description, content: { 'application/json': { schema: envelopeOf(contract) } } } };
}

function operation(contract: Contract) {
  const { id, domain, path, spec } = contract;
  return {
    operationId: id,
    tags: [domain],
    summary: spec.summary,
    security:
      spec.access === 'public' ? [] : spec.access === 'optional' ? [{}, { bearer: [] }] : [{ bearer: [] }],
    parameters: [
      ...parametersOf(path).map(name =>
        parameter('path', name, schemaOf(pathParameters[name], 'input'), true),
      ),
      ...objectParameters('query', spec.query),
      ...objectParameters('header', spec.headers),
    ],
    ...(requestBody(contract) && { requestBody: requestBody(contract) }),
    responses: { ...success(contract), ...refusals([...(spec.errors ?? []), ...commonErrors]) },
  };
}

const Envelope = {
  type: 'object',
  required: ['success', 'message', 'i18nID', 'endpointID', 'hash'],
  properties: {
    success: { type: 'boolean' },
    message: { type: 'string', description: 'The English sentence.' },
    i18nID: { type: 'string', description: 'The translation key.' },
    endpointID: { type: 'string' },
    errorCode: { type: 'string' },
    data: {},
    hash: {
      type: 'string',
      pattern: '^[0-9a-f]{64}$',
      description: 'SHA-256 of the RFC 8785 canonical JSON of the envelope without this field.',
    },
  },
};

/** Builds the OpenAPI 3.1 document of the contracts. */
export function openapi(contracts: readonly Contract[]) {
  const byPath = Map.groupBy(contracts, ({ path }) => path);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Cairn',
      version: '1',
      description: `Every call takes \`country_code\` and \`language_code\` as well; ${callsWithSource.join(', ')} take \`visit_source\`, how the caller came to the project, and ${callsWithTexts.join(', ')} take \`text_language\`, the language in which their texts are written.`,
    },
    servers: [{ url: '/api' }],
    tags: [...new Set(contracts.map(({ domain }) => domain))].map(name => ({ name })),
    paths: Object.fromEntries(
      [...byPath].map(([path, list]) => [
        path,
        Object.fromEntries(list.map(c => [c.method.toLowerCase(), operation(c)])),
      ]),
    ),
    components: {
      responses: {
        Refused: {
          description: 'A refusal with its stable code.',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
        },
      },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: {
        ...Object.fromEntries(Object.entries(described).toSorted(([a], [b]) => (a < b ? -1 : 1))),
        Envelope,
        Refusal: {
          allOf: [
            { $ref: '#/components/schemas/Envelope' },
            { type: 'object', properties: { success: { const: false } }, required: ['errorCode'] },
          ],
        },
      },
    },
    'x-refusals': Object.fromEntries(
      Object.entries(errors).map(([code, { status, message }]) => [
        code,
        { status, message, i18nID: i18nIDOf(code as ErrorCode) },
      ]),
    ), // keys of the table itself
  };
}
