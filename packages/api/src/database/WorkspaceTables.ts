import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { FormDocument, FrameDocument } from '@hearback/schema/documents';

/** A document goes in as JSON text and comes out parsed. */
type Json<Value> = ColumnType<Value, string, string>;

type Moment = ColumnType<Date, Date, Date>;
/** The delete that took a row. */
type MaybeId = ColumnType<string | null, string | null | undefined, string | null>;
type MaybeMoment = ColumnType<Date | null, Date | null | undefined, Date | null>;

/** What every thing in an account's lists has. */
interface Listed {
  account_id: string;
  id: string;
  is_sample: Generated<boolean>;
  created_at: Moment;
  updated_at: Moment;
  deleted_at: MaybeMoment;
  deletion_id: MaybeId;
}

interface CompanyTable extends Listed {
  name: string;
  address: string;
  registration_number: string;
  representative: string;
}

interface LocationTable extends Listed {
  company_id: string;
  name: string;
  email: string;
  address: string;
  description: Generated<string>;
  timezone: Generated<string>;
}

interface FormTable extends Listed {
  title: string;
  document: Json<FormDocument>;
  version: Generated<number>;
}

interface FormVersionTable {
  account_id: string;
  form_id: string;
  version: number;
  document: Json<FormDocument>;
  created_at: Moment;
}

interface FrameTable extends Listed {
  name: string;
  document: Json<FrameDocument>;
  has_qr: boolean;
}

interface ImageTable {
  account_id: string;
  id: string;
  media_type: 'image/png' | 'image/jpeg';
  bytes: Uint8Array;
  width: number;
  height: number;
  is_sample: Generated<boolean>;
  created_at: Moment;
}

interface CodeTable extends Listed {
  slug: string;
  name: string;
  description: Generated<string>;
  location_id: string;
  form_id: string | null;
  frame_id: string | null;
  state: ColumnType<CodeState, CodeState | undefined, CodeState>;
  published_form_id: ColumnType<string | null, string | null | undefined, string | null>;
  published_version: ColumnType<number | null, number | null | undefined, number | null>;
  published_at: MaybeMoment;
}

interface ScanTable {
  account_id: string;
  id: string;
  code_id: string;
  scan_token: string;
  form_id: string;
  channel: Channel;
  visitor_hash: Uint8Array | null;
  scanned_at: Date;
  is_sample: Generated<boolean>;
  deleted_at: MaybeMoment;
  deletion_id: MaybeId;
}

interface FeedbackTable {
  account_id: string;
  id: string;
  code_id: string;
  client_id: string;
  scan_token: string | null;
  form_id: string;
  form_version: number;
  code_name: string;
  location_name: string;
  company_name: string;
  rating: number | null;
  comment: Generated<string>;
  name: Generated<string>;
  email: Generated<string>;
  language: Generated<string>;
  duration: number | null;
  channel: Channel;
  sentiment: Sentiment;
  sentiment_source: SentimentSource;
  status: ColumnType<FeedbackStatus, FeedbackStatus | undefined, FeedbackStatus>;
  note: Generated<string>;
  /** Comment, name and e-mail without case and accents. */
  search_text: GeneratedAlways<string>;
  is_spam: Generated<boolean>;
  occurred_at: Date;
  received_at: Date;
  is_sample: Generated<boolean>;
  deleted_at: MaybeMoment;
  deletion_id: MaybeId;
}

type CodeState = 'draft' | 'published' | 'paused';

/** How a visitor came to the form. */
type Channel = 'qr' | 'link' | 'kiosk' | 'web';

export type Sentiment = 'positive' | 'neutral' | 'negative';

/** How far its owner has come with an answer. */
export type FeedbackStatus = 'new' | 'in_progress' | 'resolved' | 'dismissed';

export type SentimentSource = 'rating' | 'comment' | 'owner';

/** What an account works with: companies, locations, forms, frames, codes, and what visitors leave. */
export interface WorkspaceTables {
  company: CompanyTable;
  location: LocationTable;
  form: FormTable;
  form_version: FormVersionTable;
  frame: FrameTable;
  image: ImageTable;
  slug: { slug: string };
  code: CodeTable;
  visitor_salt: { day: string; salt: Uint8Array };
  scan: ScanTable;
  feedback: FeedbackTable;
}
