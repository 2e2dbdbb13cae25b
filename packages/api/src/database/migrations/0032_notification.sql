-- Where, and from which rating on, a place wants to hear of low ratings.
alter table location
  -- Null: the address of the account.
  add column alert_email      text,
  -- The highest rating that is a low one. Null: none is.
  add column alert_threshold  smallint,
  add constraint location_alert_email_has_words check (length(alert_email) between 3 and 254),
  add constraint location_alert_threshold_is_on_the_scale check (alert_threshold between 1 and 10);

-- An answer that its account was not told of yet. Written beside the answer, so that none is
-- forgotten; counting it is left to a round that takes many at once, so that no visitor waits.
create table feedback_arrival (
  account_id   uuid not null,
  feedback_id  uuid not null,
  constraint feedback_arrival_pkey primary key (account_id, feedback_id),
  -- The answer is of an account: with the account, both go.
  constraint feedback_arrival_feedback_fkey
    foreign key (account_id, feedback_id) references feedback (account_id, id) on delete cascade
);

-- Something that happened, told to an account. No word of a visitor stands here: answers are named.
create table notification (
  account_id   uuid        not null references account (id) on delete cascade,
  id           uuid        not null,
  kind         text        not null,
  -- What happens again while it is unread is counted: the code's id, or the address of a letter.
  subject      text        not null,
  count        integer     not null default 1,
  code_id      uuid,
  -- The newest of the answers. It may be gone by now.
  feedback_id  uuid,
  -- The lowest of the low ratings.
  rating       smallint,
  -- Which letter failed.
  letter       text,
  created_at   timestamptz not null,
  updated_at   timestamptz not null,
  read_at      timestamptz,
  -- When letters arrived again where one had failed.
  ended_at     timestamptz,
  constraint notification_pkey primary key (account_id, id),
  constraint notification_code_fkey
    foreign key (account_id, code_id) references code (account_id, id) on delete cascade,
  constraint notification_kind_is_known
    check (kind in ('new_feedback', 'low_rating', 'code_published', 'letter_failed')),
  constraint notification_happened check (count >= 1),
  constraint notification_is_about_something check ((code_id is null) = (kind = 'letter_failed'))
);

create unique index notification_unread on notification (account_id, kind, subject)
  where read_at is null;
create index notification_latest on notification (account_id, updated_at desc, id desc);
create index notification_of_code on notification (account_id, code_id);
-- What is older than 90 days is purged.
create index notification_updated_idx on notification (updated_at);

-- When an account's letters go out. An account without a row has what the columns have by default.
create table notification_setting (
  account_id          uuid        not null references account (id) on delete cascade,
  digest              text        not null default 'none',
  quiet_from          text,
  quiet_to            text,
  timezone            text        not null default 'UTC',
  low_rating_letters  boolean     not null default true,
  -- When the last digest ended, and when the next one goes out.
  digest_since        timestamptz,
  digest_due_at       timestamptz,
  constraint notification_setting_pkey primary key (account_id),
  constraint notification_setting_digest_is_known check (digest in ('none', 'daily', 'weekly')),
  constraint notification_setting_digest_is_due
    check ((digest = 'none') = (digest_due_at is null) and (digest = 'none') = (digest_since is null)),
  constraint notification_setting_quiet_hours_have_two_ends
    check ((quiet_from is null) = (quiet_to is null)),
  constraint notification_setting_timezone_fits check (length(timezone) between 1 and 64)
);

create index notification_setting_digest_due on notification_setting (digest_due_at)
  where digest_due_at is not null;

-- A letter about low ratings at a place: it takes in what comes until it goes out.
create table low_rating_letter (
  account_id    uuid        not null references account (id) on delete cascade,
  -- The letter's own id.
  id            uuid        not null,
  location_id   uuid        not null,
  due_at        timestamptz not null,
  -- When it was closed, to go out.
  taken_at      timestamptz,
  count         integer     not null,
  -- The first of the answers; those beyond are only counted.
  feedback_ids  uuid[]      not null,
  constraint low_rating_letter_pkey primary key (account_id, id),
  constraint low_rating_letter_location_fkey
    foreign key (account_id, location_id) references location (account_id, id) on delete cascade
);

-- A place collects for one letter at a time.
create unique index low_rating_letter_open on low_rating_letter (account_id, location_id)
  where taken_at is null;
create index low_rating_letter_last on low_rating_letter (account_id, location_id, due_at);
create index low_rating_letter_due_idx on low_rating_letter (due_at);
