import type { FormDocument, FrameDocument } from '@hearback/schema/documents';

import type {
  Code,
  Company,
  Deletion,
  Feedback,
  Form,
  FormVersion,
  Frame,
  Location,
  SecurityEvent,
  Survey,
  TokenPair,
  UserDetails,
  UserSession,
} from './api.generated.ts';

/** What the API says of each thing, as it came: the parents of the resolvers. */
export type UserResource = UserDetails;
export type CompanyResource = Company;
export type LocationResource = Location;
export type CodeResource = Code;
export type DeletionResource = Deletion;
export type FeedbackResource = Feedback;
export type SecurityEventResource = SecurityEvent;
export type SessionResource = UserSession;

/** Documents are the API's to judge; what it gives out is whole. */
export type FormResource = Omit<Form, 'style' | 'fields'> & Pick<FormDocument, 'style' | 'fields'>;
export type FrameResource = Omit<Frame, 'size' | 'background_color' | 'content'> &
  Pick<FrameDocument, 'size' | 'background_color' | 'content'>;
export type FormVersionResource = Omit<FormVersion, 'style' | 'fields'> &
  Pick<FormDocument, 'style' | 'fields'>;
export type SurveyResource = Omit<Survey, 'form'> & { form: FormDocument };

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
  Cascade,
  ChangedFeedbacks,
  DownloadLink,
  FeedbackFile,
  Publication,
  RankedRow,
  Receipt,
  Registered,
  Removal,
  ScanReceipt,
  StatsFeedback,
  StatsForms,
  StatsHome,
  StatsLocationsCodes,
  StatsOverview,
  StatsRatings,
  StatsScansSubmissions,
} from './api.generated.ts';
