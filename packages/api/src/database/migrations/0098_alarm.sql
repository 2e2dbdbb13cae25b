-- Something at a place is no longer as it was: its ratings, how many answers come, or a topic of comments.
create table alarm (
  account_id     uuid              not null references account (id) on delete cascade,
  id             uuid              not null,
  kind           text              not null,
  -- Null: the whole account.
  location_id    uuid,
  -- One of ours, such as `service`, or `own-1`.
  topic          text,
  -- The first day of the change.
  since          date              not null,
  -- Ratings, answers or comments since then, and the means or shares that are compared.
  n              integer           not null,
  before         double precision  not null,
  after          double precision  not null,
  found_at       timestamptz       not null,
  -- Called "not useful": such alarms take more from then on.
  not_useful_at  timestamptz,
  -- It went back, became the usual, or would not be found any more.
  ended_at       timestamptz,
  constraint alarm_pkey primary key (account_id, id),
  constraint alarm_location_fkey
    foreign key (account_id, location_id) references location (account_id, id) on delete cascade,
  constraint alarm_kind_is_known
    check (kind in ('rating_lower', 'rating_higher', 'volume_fewer', 'volume_more', 'topic_more')),
  constraint alarm_is_about_something check ((topic is null) = (kind <> 'topic_more')),
  constraint alarm_has_a_place check ((location_id is null) = (kind = 'topic_more')),
  constraint alarm_fits check (length(topic) <= 20 and n >= 0)
);

-- One alarm of a kind stands for a place or a topic.
create unique index alarm_standing on alarm (account_id, kind, coalesce(location_id::text, topic))
  where ended_at is null;
create index alarm_latest on alarm (account_id, found_at desc, id desc);
create index alarm_of_location on alarm (account_id, location_id);

-- When an account is looked at for changes next. Only one with answers of late has a row.
create table alarm_check (
  account_id  uuid         not null references account (id) on delete cascade,
  due_at      timestamptz  not null,
  -- The last day, by UTC, for which the topics of comments were compared.
  topics_day  date,
  constraint alarm_check_pkey primary key (account_id)
);
create index alarm_check_due_idx on alarm_check (due_at);

-- Not all in one moment.
insert into alarm_check (account_id, due_at)
select id, now() + random() * interval '1 hour' from account;

-- Alarms are in the list of notifications.
alter table notification add column alarm_id uuid;
alter table notification drop constraint notification_kind_is_known;
alter table notification drop constraint notification_is_about_something;
alter table notification
  add constraint notification_alarm_fkey
    foreign key (account_id, alarm_id) references alarm (account_id, id) on delete cascade not valid,
  add constraint notification_kind_is_known
    check (kind in ('new_feedback', 'low_rating', 'code_published', 'letter_failed', 'alarm')) not valid,
  add constraint notification_is_about_something check (
    (code_id is null) = (kind in ('letter_failed', 'alarm')) and (alarm_id is null) = (kind <> 'alarm')) not valid;
create index notification_of_alarm on notification (account_id, alarm_id);
