-- The answers that somebody is told of: at some locations, about some topics, or with some words. Empty: all.
alter table webhook
  add column topics text[] not null default '{}',
  -- Messages of a chat are put together in one. A program is told of each.
  add column digest text not null default 'none'
    constraint webhook_digest_is_known check (digest in ('none', 'hourly', 'daily', 'weekly'));

alter table push_device
  add column location_ids uuid[] not null default '{}',
  add column topics text[] not null default '{}',
  add column words text[] not null default '{}',
  add column digest text not null default 'none'
    constraint push_device_digest_is_known check (digest in ('none', 'hourly', 'daily', 'weekly'));

-- When a device is told of an answer. Null: at once.
alter table push_answer add column due_at timestamptz;

alter table notification_setting
  add column low_rating_topics text[] not null default '{}',
  add column low_rating_words text[] not null default '{}';

-- The answers of a message that puts several together.
create table webhook_digest_answer (
  account_id uuid not null,
  delivery_id uuid not null,
  feedback_id uuid not null,
  constraint webhook_digest_answer_pkey primary key (account_id, delivery_id, feedback_id),
  constraint webhook_digest_answer_delivery_fkey foreign key (account_id, delivery_id)
    references webhook_delivery (account_id, id) on delete cascade
);
