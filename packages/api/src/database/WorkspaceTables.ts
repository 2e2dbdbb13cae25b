import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import type {
  CodeStyle,
  FieldAnswers,
  FormDocument,
  FrameDocument,
} from '@hearback/schema/documents';
import type { BoardEntry, company, location } from '@hearback/schema/rules';

/** A document goes in as JSON text and comes out parsed. */
type Json<Value> = ColumnType<Value, string, string>;

type Moment = ColumnType<Date, Date, Date>;
/** The delete that took a row. */
type MaybeId = ColumnType<string | null, string | null | undefined, string | null>;
type MaybeMoment = ColumnType<Date | null, Date | null | undefined, Date | null>;

/** Columns of every entity in an account's lists. */
interface Listed {
  account_id: string;
  id: string;
  is_sample: Generated<boolean>;
  created_at: Moment;
  updated_at: Moment;
  deleted_at: MaybeMoment;
  deletion_id: MaybeId;
}

/** A column for each field of a rule. Fields that may be left out have a default in the database, too. */
type ColumnsOf<Rule extends GenericSchema> = {
  [Name in keyof InferOutput<Rule>]: undefined extends InferInput<Rule>[Name &
    keyof InferInput<Rule>]
    ? ColumnType<
        InferOutput<Rule>[Name],
        InferOutput<Rule>[Name] | undefined,
        InferOutput<Rule>[Name]
      >
    : InferOutput<Rule>[Name];
};

type CompanyTable = Listed & ColumnsOf<typeof company>;

interface LocationTable extends Listed, Omit<ColumnsOf<typeof location>, 'company'> {
  company_id: string;
  /** The tags as they are compared. */
  tag_keys: Generated<string[]>;
}

interface BoardTable {
  account_id: string;
  location_id: string;
  slug: string;
  is_on: boolean;
  is_linked: boolean;
  is_indexed: boolean;
  shows_code: boolean;
  shows_answers: boolean;
  entries: Json<BoardEntry[]>;
  updated_at: Date;
}

interface FormTable extends Listed {
  title: string;
  document: Json<FormDocument>;
  version: Generated<number>;
  revision: ColumnType<number, number | undefined, number>;
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
  revision: ColumnType<number, number | undefined, number>;
}

interface TemplateTable extends Omit<Listed, 'is_sample'> {
  name: string;
  document: Json<FormDocument>;
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

/** A visitor's picture, always a JPEG. */
export interface PictureTable {
  account_id: string;
  id: string;
  code_id: string;
  client_id: string;
  /** Null until its answer is kept. */
  feedback_id: Generated<string | null>;
  bytes: Uint8Array;
  width: number;
  height: number;
  created_at: Moment;
}

interface CodeTable extends Listed {
  slug: string;
  name: string;
  description: Generated<string>;
  location_id: string;
  form_id: string | null;
  frame_id: string | null;
  style: ColumnType<CodeStyle | null, string | null | undefined, string | null>;
  state: ColumnType<CodeState, CodeState | undefined, CodeState>;
  published_form_id: ColumnType<string | null, string | null | undefined, string | null>;
  published_version: ColumnType<number | null, number | null | undefined, number | null>;
  published_at: MaybeMoment;
  /** The codes it was added with, and which of them it was. */
  batch_id: MaybeId;
  batch_row: ColumnType<number | null, number | null | undefined, number | null>;
  batch_hash: ColumnType<string | null, string | null | undefined, string | null>;
  /** Since when it is paused. Null for one that is open. */
  paused_at: MaybeMoment;
  replaces_answers: Generated<boolean>;
  visit_key: ColumnType<string | null, string | null | undefined, string | null>;
  visit_key_at: MaybeMoment;
  tags: Generated<string[]>;
  /** The tags as they are compared. */
  tag_keys: Generated<string[]>;
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
  /** The time at which the visitor began to fill in the form. */
  started_at: MaybeMoment;
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
  /** As the visitor read them. Null: the name of the company alone. */
  visitor_company: ColumnType<string | null, string | null | undefined, string | null>;
  visitor_place: ColumnType<string | null, string | null | undefined, string | null>;
  rating: number | null;
  comment: Generated<string>;
  name: Generated<string>;
  email: Generated<string>;
  /** Answers to types of fields without a column, by the id of the field. */
  answers: ColumnType<FieldAnswers, string | undefined, string>;
  /** The searchable text of the answers, without case and accents. */
  answers_text: Generated<string>;
  language: Generated<string>;
  duration: number | null;
  channel: Channel;
  /** Both are null until the comment is judged. */
  sentiment: Sentiment | null;
  sentiment_source: SentimentSource | null;
  status: ColumnType<FeedbackStatus, FeedbackStatus | undefined, FeedbackStatus>;
  /** The membership of the colleague whose turn it is. */
  assignee_id: MaybeId;
  note: Generated<string>;
  /** The owner's words to the visitor, who reads them by the receipt. */
  reply: Generated<string>;
  replied_at: MaybeMoment;
  /** The time of the first reply and the membership that wrote it, which later changes of the reply do not move. */
  first_replied_at: MaybeMoment;
  first_replied_by: MaybeId;
  /** Null unless the status is resolved. */
  resolved_at: MaybeMoment;
  /** SHA-256 of the receipt. */
  receipt_hash: ColumnType<Uint8Array | null, Uint8Array | null | undefined, Uint8Array | null>;
  /** The time at which the visitor withdrew their words. */
  erased_at: MaybeMoment;
  /** The time at which the visitor's details were deleted because of their age. */
  forgotten_at: MaybeMoment;
  /** The length and words of a deleted comment, which the statistics still count. */
  counted_length: ColumnType<number | null, number | null | undefined, number | null>;
  counted_words: ColumnType<Uint8Array | null, Uint8Array | null | undefined, Uint8Array | null>;
  /** Comment, name and e-mail without case and accents. */
  search_text: GeneratedAlways<string>;
  is_spam: Generated<boolean>;
  publication: ColumnType<
    PublicationState | null,
    PublicationState | null | undefined,
    PublicationState | null
  >;
  /** The reason it was set aside as a bot's, kept after it was restored. */
  spam_reason: ColumnType<string | null, string | null | undefined, string | null>;
  occurred_at: Date;
  received_at: Date;
  is_sample: Generated<boolean>;
  deleted_at: MaybeMoment;
  deletion_id: MaybeId;
}

type CodeState = 'draft' | 'published' | 'paused';

/** The channel by which a visitor reached the form. */
type Channel = 'qr' | 'link' | 'kiosk' | 'web';

export type Sentiment = 'positive' | 'neutral' | 'negative';

/** Null: its visitor did not let it be shown publicly. */
export type PublicationState = 'agreed' | 'hidden' | 'withdrawn';

/** The status of the owner's work on a feedback. */
export type FeedbackStatus = 'new' | 'in_progress' | 'resolved' | 'dismissed';

export type SentimentSource = 'rating' | 'comment' | 'mixed' | 'foreign' | 'owner';

/** An account's workspace: companies, locations, forms, frames, codes, and submissions of visitors. */
export interface WorkspaceTables {
  company: CompanyTable;
  location: LocationTable;
  board: BoardTable;
  form: FormTable;
  form_version: FormVersionTable;
  frame: FrameTable;
  template: TemplateTable;
  image: ImageTable;
  picture: PictureTable;
  slug: { slug: string; account_id: string | null };
  code: CodeTable;
  visitor_salt: { day: string; salt: Uint8Array };
  scan: ScanTable;
  feedback: FeedbackTable;
}
