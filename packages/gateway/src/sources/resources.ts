import type {
  CodeStyle,
  FormDocument,
  FormLayout,
  FormTranslations,
  FrameDocument,
} from '@hearback/schema/documents';

import type {
  ApiKey,
  Code,
  Company,
  Deletion,
  Feedback,
  Form,
  FormVersion,
  Frame,
  ListedFormVersion,
  Location,
  NewApiKey,
  Notification,
  NotificationSettings,
  SecurityEvent,
  SentAnswer,
  Survey,
  Template,
  TokenPair,
  Unread,
  UserDetails,
  UserSession,
  Webhook,
  WebhookDelivery,
} from './api.generated.ts';

/** What the API says of each thing, as it came: the parents of the resolvers. */
export type UserResource = UserDetails;
export type CompanyResource = Company;
export type LocationResource = Location;
export type DeletionResource = Deletion;
export type FeedbackResource = Feedback;
export type NotificationResource = Notification;
export type NotificationChangeResource = Unread & { notification: Notification | null };
/** One event of the API's stream: one of the two is set. */
export interface AccountEventResource {
  feedbackAdded?: FeedbackResource;
  notificationChanged?: NotificationChangeResource;
}
export type NotificationSettingsResource = NotificationSettings;
export type SecurityEventResource = SecurityEvent;
export type ApiKeyResource = ApiKey;
export type NewApiKeyResource = NewApiKey;
export type SessionResource = UserSession;
export type WebhookResource = Webhook;
export type WebhookDeliveryResource = WebhookDelivery;

/** Documents are the API's to judge; what it gives out is whole. */
export type CodeResource = Omit<Code, 'style'> & { style: CodeStyle | null };
export type FormResource = Omit<Form, keyof FormLayout | 'translations'> &
  FormLayout & { translations?: FormTranslations };
export type FrameResource = Omit<Frame, 'size' | 'background_color' | 'content'> &
  Pick<FrameDocument, 'size' | 'background_color' | 'content'>;
export type FormVersionResource = Omit<FormVersion, keyof FormLayout> & FormLayout;
export type ListedFormVersionResource = Omit<ListedFormVersion, keyof FormLayout> & FormLayout;
export type TemplateResource = Omit<Template, 'layout'> & { layout: FormLayout };
export type SurveyResource = Omit<Survey, 'form'> & { form: FormDocument };
export type SentAnswerResource = Omit<SentAnswer, 'form'> & { form: FormDocument };

/** A page of a list. */
export interface ListAnswer<Item> {
  count: number;
  results: Item[];
  next_cursor?: string | null;
  previous_cursor?: string | null;
}

/** A session's keys. A session that does not rotate keeps the refresh token it has. */
export type TokensAnswer = Pick<TokenPair, 'access'> & Partial<Pick<TokenPair, 'refresh'>>;

export type {
  Activated,
  AddedWebhook,
  Cascade,
  Challenge,
  ChangedFeedbacks,
  DownloadLink,
  FeedbackFile,
  FormPublication,
  FormVersionRow,
  Publication,
  RankedRow,
  Receipt,
  Registered,
  ValidLink,
  Removal,
  Replayed,
  ScanReceipt,
  SilentCode,
  StatsFeedback,
  StatsForms,
  StatsHome,
  StatsLocationsCodes,
  StatsOverview,
  StatsRatings,
  StatsReport,
  StatsScansSubmissions,
  StatsThemes,
  WebhookSecret,
} from './api.generated.ts';
export type { Unread };
