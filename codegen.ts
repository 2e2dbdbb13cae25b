import type { CodegenConfig } from '@graphql-codegen/cli';

const scalars = {
  DateTime: 'string',
  Date: 'string',
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
          User: './sources/resources.ts#UserResource',
          Company: './sources/resources.ts#CompanyResource',
          Location: './sources/resources.ts#LocationResource',
          Form: './sources/resources.ts#FormResource',
          Frame: './sources/resources.ts#FrameResource',
          Code: './sources/resources.ts#CodeResource',
          Deletion: './sources/resources.ts#DeletionResource',
          Feedback: './sources/resources.ts#FeedbackResource',
          SecurityEvent: './sources/resources.ts#SecurityEventResource',
          Session: './sources/resources.ts#SessionResource',
        },
        resolversNonOptionalTypename: false,
        makeResolverTypeCallable: false,
        useIndexSignature: false,
      },
    },
    'packages/app/src/apollo/generated/': {
      documents: 'packages/app/src/**/*.graphql',
      preset: 'client',
      presetConfig: { fragmentMasking: false, persistedDocuments: true },
    },
    'packages/app/src/apollo/generated/hooks.ts': {
      documents: 'packages/app/src/**/*.graphql',
      plugins: ['./tools/codegen-apollo-hooks.ts'],
    },
  },
  ignoreNoDocuments: true,
};

export default config;
