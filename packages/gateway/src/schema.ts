import { makeExecutableSchema } from '@graphql-tools/schema';
import { typeDefs } from '@hearback/schema/graphql';
import { parse } from 'graphql';

import { accountEvent } from './accountEvent.ts';
import { accountMutations, accountQueries } from './account.ts';
import { apiKeyMutations, apiKeyQueries } from './apiKey.ts';
import { authMutations, authQueries } from './auth.ts';
import { codeFields, codeMutations, codeQueries } from './code.ts';
import { colleagueMutations, colleagueQueries } from './colleague.ts';
import { companyMutations, companyQueries } from './company.ts';
import type { GatewayContext } from './context.ts';
import { deletionMutations, deletionQueries } from './deletion.ts';
import { experimentMutations, experimentQueries } from './experiment.ts';
import { feedbackFields, feedbackMutations, feedbackQueries } from './feedback.ts';
import { formFields, formMutations, formQueries, formVersionFields } from './form.ts';
import { frameFields, frameMutations, frameQueries } from './frame.ts';
import { helpMutations, helpQueries } from './help.ts';
import { homeFields, homeQueries, homeStatsFields } from './home.ts';
import { locationFields, locationMutations, locationQueries } from './location.ts';
import {
  alarmFields,
  notificationFields,
  notificationMutations,
  notificationQueries,
} from './notification.ts';
import type { MutationResolvers, QueryResolvers, Resolvers } from './resolvers.generated.ts';
import { scalars } from './scalars.ts';
import { securityMutations, securityQueries } from './security.ts';
import {
  statsFeedbackFields,
  statsMutations,
  statsQueries,
  statsRatingsFields,
  statsReportFields,
} from './stats.ts';
import { surveyMutations, surveyQueries } from './survey.ts';
import { templateFields, templateMutations, templateQueries } from './template.ts';
import { enumResolvers, readRows } from './translate.ts';
import { webhookMutations, webhookQueries } from './webhook.ts';

/** Every query of the graph has its resolver: a new one that is forgotten does not compile. */
const Query: Required<Omit<QueryResolvers, '__isTypeOf'>> = {
  ...accountQueries,
  ...apiKeyQueries,
  ...colleagueQueries,
  ...authQueries,
  ...codeQueries,
  ...companyQueries,
  ...deletionQueries,
  ...experimentQueries,
  ...feedbackQueries,
  ...formQueries,
  ...frameQueries,
  ...helpQueries,
  ...homeQueries,
  ...locationQueries,
  ...notificationQueries,
  ...securityQueries,
  ...statsQueries,
  ...surveyQueries,
  ...templateQueries,
  ...webhookQueries,
};

const Mutation: Required<Omit<MutationResolvers, '__isTypeOf'>> = {
  ...accountMutations,
  ...apiKeyMutations,
  ...colleagueMutations,
  ...authMutations,
  ...codeMutations,
  ...companyMutations,
  ...deletionMutations,
  ...experimentMutations,
  ...feedbackMutations,
  ...formMutations,
  ...frameMutations,
  ...helpMutations,
  ...locationMutations,
  ...notificationMutations,
  ...statsMutations,
  ...securityMutations,
  ...surveyMutations,
  ...templateMutations,
  ...webhookMutations,
};

/** Types appear here only with those fields that differ from what the API answers. */
const resolvers: Resolvers = {
  ...scalars,
  Code: codeFields,
  Feedback: feedbackFields,
  Form: formFields,
  FormVersion: formVersionFields,
  Frame: frameFields,
  Home: homeFields,
  HomeStats: homeStatsFields,
  Location: locationFields,
  Mutation,
  Alarm: alarmFields,
  Notification: notificationFields,
  Query,
  StatsFeedback: statsFeedbackFields,
  StatsRatings: statsRatingsFields,
  StatsReport: statsReportFields,
  Subscription: { accountEvent },
  Template: templateFields,
};

/** A graph of one's own, for an engine that puts something around its resolvers. */
export const makeSchema = () => {
  const graph = parse(typeDefs);
  const all = { ...enumResolvers(graph), ...resolvers };
  return readRows(makeExecutableSchema<GatewayContext>({ typeDefs: graph, resolvers: all }));
};

/** The graph with its answers. Any engine that runs GraphQL can serve it. */
export const schema = makeSchema();
