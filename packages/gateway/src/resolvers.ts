import { accountEvent } from './modules/accountEvent.ts';
import { accountMutations, accountQueries } from './modules/account/account.ts';
import { dataRightsMutations } from './modules/account/dataRights.ts';
import { User } from './modules/account/User.ts';
import { ApiKey } from './modules/apiKey/ApiKey.ts';
import { apiKeyMutations, apiKeyQueries } from './modules/apiKey/apiKeys.ts';
import { letterMutations } from './modules/auth/letters.ts';
import { passwordResetLink, passwordResetPrograms } from './modules/auth/passwordResetLink.ts';
import { sessionMutations } from './modules/auth/sessions.ts';
import { Code } from './modules/code/Code.ts';
import { codeMutations } from './modules/code/mutations.ts';
import { codeQueries } from './modules/code/queries.ts';
import { Company } from './modules/company/Company.ts';
import { companyMutations } from './modules/company/mutations.ts';
import { companyQueries } from './modules/company/queries.ts';
import { Deletion } from './modules/deletion/Deletion.ts';
import { deletionMutations, deletionQueries } from './modules/deletion/deletions.ts';
import { Feedback } from './modules/feedback/Feedback.ts';
import { feedbackMutations } from './modules/feedback/mutations.ts';
import { feedbackQueries } from './modules/feedback/queries.ts';
import { Form } from './modules/form/Form.ts';
import { FormVersion } from './modules/form/FormVersion.ts';
import { formMutations } from './modules/form/mutations.ts';
import { formQueries } from './modules/form/queries.ts';
import { Frame } from './modules/frame/Frame.ts';
import { frameMutations } from './modules/frame/mutations.ts';
import { frameQueries } from './modules/frame/queries.ts';
import { askForHelp } from './modules/help/askForHelp.ts';
import { Home } from './modules/home/Home.ts';
import { homeQueries } from './modules/home/queries.ts';
import { Location } from './modules/location/Location.ts';
import { locationMutations } from './modules/location/mutations.ts';
import { locationQueries } from './modules/location/queries.ts';
import { Notification } from './modules/notification/Notification.ts';
import {
  notificationMutations,
  notificationQueries,
} from './modules/notification/notifications.ts';
import { NotificationSettings } from './modules/notification/NotificationSettings.ts';
import { SecurityEvent } from './modules/security/SecurityEvent.ts';
import { securityMutations, securityQueries } from './modules/security/security.ts';
import { Session } from './modules/security/Session.ts';
import { statsQueries } from './modules/stats/queries.ts';
import { statsReport } from './modules/stats/statsReport.ts';
import { surveyMutations, surveyQueries } from './modules/survey/survey.ts';
import { templateMutations } from './modules/template/mutations.ts';
import { templateQueries } from './modules/template/queries.ts';
import { Template } from './modules/template/Template.ts';
import { Webhook } from './modules/webhook/Webhook.ts';
import { WebhookDelivery } from './modules/webhook/WebhookDelivery.ts';
import { webhookMutations, webhookQueries } from './modules/webhook/webhooks.ts';
import type { MutationResolvers, QueryResolvers, Resolvers } from './resolvers.generated.ts';
import { scalars } from './scalars/scalars.ts';

/** Every query of the graph has its resolver: a new one that is forgotten does not compile. */
const Query: Required<Omit<QueryResolvers, '__isTypeOf'>> = {
  ...accountQueries,
  ...apiKeyQueries,
  ...codeQueries,
  ...companyQueries,
  ...deletionQueries,
  ...feedbackQueries,
  ...formQueries,
  ...frameQueries,
  ...homeQueries,
  ...locationQueries,
  ...notificationQueries,
  ...securityQueries,
  ...statsQueries,
  ...surveyQueries,
  ...templateQueries,
  ...webhookQueries,
  passwordResetLink,
  passwordResetPrograms,
  statsReport,
};

const Mutation: Required<Omit<MutationResolvers, '__isTypeOf'>> = {
  ...accountMutations,
  ...apiKeyMutations,
  ...codeMutations,
  ...companyMutations,
  ...dataRightsMutations,
  ...deletionMutations,
  ...feedbackMutations,
  ...formMutations,
  ...frameMutations,
  ...letterMutations,
  ...locationMutations,
  ...notificationMutations,
  ...securityMutations,
  ...sessionMutations,
  ...surveyMutations,
  ...templateMutations,
  ...webhookMutations,
  askForHelp,
};

/** The whole graph, answered. */
export const resolvers: Resolvers = {
  ...scalars,
  ApiKey,
  Code,
  Company,
  Deletion,
  Feedback,
  Form,
  FormVersion,
  Frame,
  Home,
  Location,
  Mutation,
  Notification,
  NotificationSettings,
  Query,
  SecurityEvent,
  Session,
  Subscription: { accountEvent },
  Template,
  User,
  Webhook,
  WebhookDelivery,
};
