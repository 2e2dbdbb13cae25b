import type { Hono } from 'hono';
import { generateSpecs } from 'hono-openapi';

import type { ApiEnv } from '../apiEnv.ts';

/** Describes every documented call as an OpenAPI 3.1 document. */
export const describeApi = (app: Hono<ApiEnv>) =>
  generateSpecs(app, {
    documentation: {
      openapi: '3.1.0',
      info: {
        title: 'Hearback',
        version: '1',
        description: 'Customer feedback through printed QR codes.',
      },
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
