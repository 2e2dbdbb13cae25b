import type { Hono } from 'hono';
import { generateSpecs, resolver } from 'hono-openapi';
import * as v from 'valibot';

import { webhookEvents } from '@hearback/schema/rules';

import type { ApiEnv } from '../apiEnv.ts';
import { Code } from '../code/contract.ts';
import { Feedback } from '../feedback/contract.ts';
import { moment, patterns } from '../http/list.ts';

type Specification = Awaited<ReturnType<typeof generateSpecs>>;
type Webhooks = NonNullable<Specification['webhooks']>;

/** The parts of a parameter's schema that its type is found by. */
interface ParameterSchema {
  pattern?: string;
  enum?: readonly unknown[];
  default?: unknown;
  maxLength?: number;
}

const isIn = (given: readonly unknown[] | undefined, known: (text: string) => boolean): boolean =>
  given !== undefined && given.every((one) => typeof one === 'string' && known(one));

/**
 * The type of a parameter. An address carries text alone, so that is what the rules take; for who calls, a page is
 * a number and a switch is true or false, as OpenAPI writes both into an address.
 */
function typedParameter(schema: ParameterSchema): object {
  const { pattern, ...rest } = schema;
  const { maxLength: _, ...kept } = rest;
  const number = (bounds: object) => ({
    ...kept,
    type: 'integer',
    ...bounds,
    ...(rest.default !== undefined && { default: Number(rest.default) }),
  });
  switch (pattern) {
    case patterns.wholeNumber.source:
      return number({ minimum: 0, maximum: 999_999_999 });
    case patterns.rating.source:
      return number({ minimum: 1, maximum: 10 });
    case patterns.version.source:
      return number({ minimum: 1 });
    case patterns.uuid.source:
      return { ...rest, format: 'uuid' };
    case patterns.day.source:
      return { ...rest, format: 'date' };
  }
  if (isIn(rest.enum, (text) => text === 'true' || text === 'false')) {
    const { enum: __, default: preset, ...others } = rest;
    return {
      ...others,
      type: 'boolean',
      ...(preset !== undefined && { default: preset === 'true' }),
    };
  }
  if (isIn(rest.enum, (text) => /^\d+$/.test(text))) {
    return number({ enum: rest.enum?.map(Number) });
  }
  return schema;
}

const Signature = {
  'webhook-id': 'Id of the message, the same at each try.',
  'webhook-timestamp': 'Seconds since 1970 at which it was sent.',
  'webhook-signature':
    'Signatures as the Standard Webhooks specification has them, with a space between.',
};

/** The messages to webhooks of the format `json`, which receivers answer with any 2xx. */
const describeWebhook = async (event: string): Promise<Webhooks[string]> => {
  const data = event.startsWith('feedback.') ? Feedback : Code;
  const { schema } = await resolver(
    v.object({ type: v.literal(event), timestamp: moment, data }),
  ).toOpenAPISchema();
  return {
    post: {
      operationId: event.replace(/\.(\w)/, (_, letter: string) => letter.toUpperCase()),
      tags: ['webhook'],
      summary: `Sent to webhooks that ask for ${event}.`,
      security: [],
      parameters: Object.entries(Signature).map(([name, description]) => ({
        in: 'header' as const,
        name,
        description,
        required: true,
        schema: { type: 'string' as const },
      })),
      requestBody: {
        required: true, // The library's type is that of OpenAPI 3.0, its value that of 3.1.
        content: { 'application/json': { schema: schema as object } },
      },
      responses: {
        '2XX': { description: 'It has arrived.' },
        '410': { description: 'The webhook is switched off.' },
        default: { description: 'It is tried again, for three days.' },
      },
    },
  };
};

/** Describes every documented call, and each message to webhooks, as an OpenAPI 3.1 document. */
export async function describeApi(app: Hono<ApiEnv>, origin: string) {
  const webhooks = await Promise.all(
    webhookEvents.map(async (event) => [event, await describeWebhook(event)] as const),
  );
  const described = await generateSpecs(app, {
    documentation: {
      openapi: '3.1.0',
      info: {
        title: 'Hearback',
        version: '1',
        description: 'Customer feedback through printed QR codes.',
        license: { name: 'AGPL-3.0-only', identifier: 'AGPL-3.0-only' },
      },
      servers: [{ url: origin }],
      webhooks: Object.fromEntries(webhooks),
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
          apiKey: {
            type: 'http',
            scheme: 'bearer',
            description:
              '`Authorization: Bearer hb_live_…`, with a key from the account screen that has the scope of the call.',
          },
          oneTimeToken: {
            type: 'apiKey',
            in: 'header',
            name: 'Authorization',
            description: '`Token <token>`, with the token from the link of a letter.',
          },
        },
      },
    },
    defaultValidationErrorResponse: false,
    excludeStaticFile: false,
  });
  for (const calls of Object.values(described.paths ?? {})) {
    for (const call of Object.values(calls ?? {})) {
      if (typeof call !== 'object' || !('parameters' in call)) continue;
      for (const parameter of call.parameters ?? []) {
        if (!('schema' in parameter) || parameter.in !== 'query') continue;
        Object.assign(parameter, { schema: typedParameter(parameter.schema as ParameterSchema) });
      }
    }
  }
  return described;
}
