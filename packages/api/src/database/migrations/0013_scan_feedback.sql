-- A salt of one day (UTC), so that a visitor is recognised within a day and never across two.
-- It is destroyed after 48 hours at most; what was made with it can then be traced to nobody.
create table visitor_salt (
  day   date  primary key,
  salt  bytea not null,
  constraint visitor_salt_is_long check (length(salt) >= 16)
);

-- A scan is one visitor opening one code's page once.
create table scan (
  account_id    uuid        not null references account (id) on delete cascade,
  id            uuid        not null,
  code_id       uuid        not null,
  -- Made for the visitor's page: the same page counts once, however often it reports.
  scan_token    uuid        not null,
  -- The form the visitor saw.
  form_id       uuid        not null,
  channel       text        not null,
  -- HMAC by the day's salt over code, address prefix and browser. No address is stored.
  visitor_hash  bytea,
  scanned_at    timestamptz not null,
  is_sample     boolean     not null default false,
  deleted_at    timestamptz,
  constraint scan_pkey primary key (account_id, id),
  constraint scan_code_fkey
    foreign key (account_id, code_id) references code (account_id, id) on delete cascade,
  constraint scan_form_fkey foreign key (account_id, form_id) references form (account_id, id),
  constraint scan_counts_once unique (account_id, code_id, scan_token),
  constraint scan_channel_is_known check (channel in ('qr', 'link', 'kiosk', 'web'))
);

create index scan_newest on scan (account_id, scanned_at) where deleted_at is null;
create index scan_of_code on scan (account_id, code_id, scanned_at) where deleted_at is null;

-- Feedback is a visitor's answer to the form version it was given to.
create table feedback (
  account_id        uuid        not null references account (id) on delete cascade,
  id                uuid        not null,
  code_id           uuid        not null,
  -- Made by the visitor's browser: sent twice, it is one answer.
  client_id         uuid        not null,
  scan_token        uuid,
  form_id           uuid        not null,
  form_version      integer     not null,
  -- The names of the day: renaming a place later does not rewrite what was said there.
  code_name         text        not null,
  location_name     text        not null,
  company_name      text        not null,
  rating            smallint,
  comment           text        not null default '',
  name              text        not null default '',
  email             text        not null default '',
  language          text        not null default '',
  -- Seconds from first paint to send.
  duration          double precision,
  channel           text        not null,
  sentiment         text        not null,
  sentiment_source  text        not null,
  -- A filled honeypot: kept for a while, counted nowhere.
  is_spam           boolean     not null default false,
  -- When the visitor pressed send, and when it reached us: an offline answer arrives later.
  occurred_at       timestamptz not null,
  received_at       timestamptz not null,
  is_sample         boolean     not null default false,
  deleted_at        timestamptz,
  constraint feedback_pkey primary key (account_id, id),
  constraint feedback_code_fkey
    foreign key (account_id, code_id) references code (account_id, id) on delete cascade,
  constraint feedback_form_version_fkey
    foreign key (account_id, form_id, form_version)
    references form_version (account_id, form_id, version),
  constraint feedback_counts_once unique (account_id, code_id, client_id),
  constraint feedback_rating_is_on_the_scale check (rating between 1 and 10),
  constraint feedback_comment_fits check (length(comment) <= 5000),
  constraint feedback_duration_is_positive check (duration >= 0),
  constraint feedback_channel_is_known check (channel in ('qr', 'link', 'kiosk', 'web')),
  constraint feedback_sentiment_is_known check (sentiment in ('positive', 'neutral', 'negative')),
  constraint feedback_sentiment_source_is_known
    check (sentiment_source in ('rating', 'comment', 'owner')),
  constraint feedback_happened_before_it_arrived check (occurred_at <= received_at)
);

create index feedback_newest on feedback (account_id, received_at desc, id)
  where deleted_at is null and not is_spam;
create index feedback_by_day on feedback (account_id, occurred_at)
  where deleted_at is null and not is_spam;
create index feedback_of_code on feedback (account_id, code_id, occurred_at)
  where deleted_at is null and not is_spam;
