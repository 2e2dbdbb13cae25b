import type { CodegenConfig } from '@graphql-codegen/cli';

import { splitDocuments, splitHooks } from './tools/splitOperations.ts';

const scalars = {
  DateTime: 'string',
  Date: 'string',
  CodeStyle: '@hearback/schema/documents#CodeStyle',
  FormDocument: '@hearback/schema/documents#FormDocument',
  FrameDocument: '@hearback/schema/documents#FrameDocument',
};

/** Schema in, types and hooks out: nothing is typed twice. Run by `npm run codegen`. */
const config: CodegenConfig = {
  schema: 'packages/schema/schema.graphql',
  config: {
    scalars,
    strictScalars: true,
    enumsAsTypes: true,
    useTypeImports: true,
    skipTypename: true,
  },
  generates: {
    'packages/gateway/src/resolvers.generated.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        contextType: './context.ts#GatewayContext',
        mappers: {
          AccountEvent: './sources/resources.ts#AccountEventResource',
          ApiKey: './sources/resources.ts#ApiKeyResource',
          User: './sources/resources.ts#UserResource',
          Company: './sources/resources.ts#CompanyResource',
          Location: './sources/resources.ts#LocationResource',
          Form: './sources/resources.ts#FormResource',
          FormVersion: './sources/resources.ts#ListedFormVersionResource',
          Frame: './sources/resources.ts#FrameResource',
          Template: './sources/resources.ts#TemplateResource',
          Code: './sources/resources.ts#CodeResource',
          Deletion: './sources/resources.ts#DeletionResource',
          Feedback: './sources/resources.ts#FeedbackResource',
          Notification: './sources/resources.ts#NotificationResource',
          NotificationChange: './sources/resources.ts#NotificationChangeResource',
          NotificationSettings: './sources/resources.ts#NotificationSettingsResource',
          SecurityEvent: './sources/resources.ts#SecurityEventResource',
          Session: './sources/resources.ts#SessionResource',
          Webhook: './sources/resources.ts#WebhookResource',
          WebhookDelivery: './sources/resources.ts#WebhookDeliveryResource',
        },
        resolversNonOptionalTypename: false,
        makeResolverTypeCallable: false,
        useIndexSignature: false,
      },
    },
    'packages/gateway/src/operations.generated.ts': {
      documents: 'packages/app/src/**/*.graphql',
      plugins: ['./tools/codegen-operations.ts'],
    },
    'packages/app/src/server/generated/': {
      documents: 'packages/app/src/**/*.graphql',
      preset: 'client',
      presetConfig: { fragmentMasking: false },
      hooks: {
        beforeOneFileWrite: (path: string, text: string) =>
          path.endsWith('/graphql.ts') ? splitDocuments(path, text) : text,
      },
    },
    'packages/app/src/server/generated/hooks.ts': {
      documents: 'packages/app/src/**/*.graphql',
      plugins: ['./tools/codegen-apollo-hooks.ts'],
      hooks: { beforeOneFileWrite: splitHooks },
    },
  },
  ignoreNoDocuments: true,
};

export default config;
