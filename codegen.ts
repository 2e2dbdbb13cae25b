import { readFileSync } from 'node:fs';

import type { CodegenConfig } from '@graphql-codegen/cli';
import { parse } from 'graphql';

import { enumResolvers } from './packages/gateway/src/translate.ts';
import { splitDocuments, splitHooks } from './tools/splitOperations.ts';

const scalars = {
  DateTime: 'string',
  Date: 'string',
  CodeStyle: '@hearback/schema/documents#CodeStyle',
  FieldAnswers: '@hearback/schema/documents#FieldAnswers',
  GivenAnswers: '@hearback/schema/documents#GivenAnswers',
  FormDocument: '@hearback/schema/documents#FormDocument',
  FrameDocument: '@hearback/schema/documents#FrameDocument',
};

/** The gateway's resolvers see enums as the API spells them. */
const enumValues = enumResolvers(
  parse(readFileSync(new URL('packages/schema/schema.graphql', import.meta.url), 'utf8')),
);

/** Graph types whose values are what the API answers, by the name that its OpenAPI document gives them. */
const rows = {
  ApiKey: 'ApiKey',
  Board: 'Board',
  Code: 'Code',
  Colleague: 'Colleague',
  Colleagues: 'Colleagues',
  Company: 'Company',
  Deletion: 'Deletion',
  Experiment: 'Experiment',
  ExperimentFigure: 'ExperimentMeasure',
  ExperimentResult: 'ExperimentResult',
  ExperimentEstimate: 'ExperimentEstimate',
  DueTime: 'DueTime',
  Feedback: 'Feedback',
  FeedbackArrivals: 'FeedbackArrivals',
  Form: 'Form',
  FormVersion: 'ListedFormVersion',
  FormVersionRow: 'FormVersionRow',
  Frame: 'Frame',
  HomeStats: 'StatsHome',
  Invitation: 'Invitation',
  Location: 'Location',
  Alarm: 'Alarm',
  Notification: 'Notification',
  NotificationSettings: 'NotificationSettings',
  PushDevice: 'PushDevice',
  PushDevices: 'PushDevices',
  Programs: 'ValidLink',
  RankedRow: 'RankedRow',
  StatsComparison: 'StatsComparison',
  StatsPlaces: 'StatsPlaces',
  StatsPlace: 'StatsPlace',
  StatsCrossTable: 'StatsCrossTable',
  StatsQuestion: 'StatsQuestion',
  OpenableAccount: 'OpenableAccount',
  OpenInvitation: 'OpenInvitation',
  PlaceRatings: 'PlaceRatings',
  Funnel: 'Funnel',
  FunnelLimits: 'FunnelLimits',
  SecurityEvent: 'SecurityEvent',
  OidcIdentity: 'OidcIdentity',
  OidcProvider: 'OidcProviderInfo',
  Passkey: 'Passkey',
  SecondFactor: 'SecondFactor',
  Session: 'UserSession',
  SilentCode: 'SilentCode',
  StatsFeedback: 'StatsFeedback',
  StatsLocationsCodes: 'StatsLocationsCodes',
  StatsOverview: 'StatsOverview',
  StatsRatings: 'StatsRatings',
  StatsReplies: 'StatsReplies',
  StatsReport: 'StatsReport',
  StatsScansSubmissions: 'StatsScansSubmissions',
  StatsThemes: 'StatsThemes',
  StatsTopics: 'StatsTopics',
  Survey: 'Survey',
  Template: 'Template',
  TeamMember: 'TeamMember',
  User: 'UserDetails',
  Webhook: 'Webhook',
  WebhookDelivery: 'WebhookDelivery',
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
      // For the types alone: given enumValues, the plugin for resolvers writes null in place of an enum.
      plugins: [{ typescript: { enumValues } }, 'typescript-resolvers'],
      config: {
        contextType: './context.ts#GatewayContext',
        mappers: Object.fromEntries(
          Object.entries(rows).map(([type, row]) => [type, `./api/api.generated.ts#${row}`]),
        ),
        mapperTypeSuffix: 'Row',
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
