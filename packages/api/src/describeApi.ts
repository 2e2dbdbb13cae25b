import type { Hono } from 'hono';
import { generateSpecs } from 'hono-openapi';

import type { ApiEnv } from './apiEnv.ts';

/** Describes every documented call as an OpenAPI 3.1 document. */
export const describeApi = (api: Hono<ApiEnv>) =>
  generateSpecs(api, {
    documentation: {
      openapi: '3.1.0',
      info: {
        title: 'Hearback',
        version: '1',
        description: 'Customer feedback through printed QR codes.',
      },
      servers: [{ url: '/api' }],
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
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
