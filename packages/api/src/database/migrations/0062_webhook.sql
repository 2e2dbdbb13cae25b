-- An address of somebody's own program, which is told of what happens in the account.
create table webhook (
  account_id     uuid        not null references account (id) on delete cascade,
  id             uuid        not null,
  url            text        not null,
  description    text        not null default '',
  -- What it is told of, such as `feedback.received`.
  events         text[]      not null,
  state          text        not null default 'enabled',
  -- Since when every try failed. Null: the last one did not.
  failing_since  timestamptz,
  -- Each message is signed with it, so it has to be kept as it is.
  secret         text        not null,
  -- The one before, which signs as well for a while.
  former_secret  text,
  former_until   timestamptz,
  created_at     timestamptz not null,
  updated_at     timestamptz not null,
  constraint webhook_pkey primary key (account_id, id),
  constraint webhook_url_fits check (length(url) between 1 and 500),
  constraint webhook_description_fits check (length(description) <= 200),
  constraint webhook_hears_something check (cardinality(events) > 0),
  -- By its owner, because it failed for days, or because it said that it is gone.
  constraint webhook_state_is_known check (state in ('enabled', 'switched_off', 'failing', 'gone')),
  constraint webhook_former_secret_ends check ((former_secret is null) = (former_until is null))
);

-- A message to a webhook. What it tells is looked up when it is sent: no word of a visitor stands here.
create table webhook_delivery (
  account_id   uuid        not null,
  -- Goes with the message, however often it is sent.
  id           uuid        not null default gen_random_uuid(),
  webhook_id   uuid        not null,
  event        text        not null,
  -- The answer, the code, or the webhook itself.
  subject_id   uuid        not null,
  happened_at  timestamptz not null,
  created_at   timestamptz not null,
  state        text        not null default 'waiting',
  -- Not before then. While somebody tries: when others may, should the process be gone.
  due_at       timestamptz not null,
  -- How often it was tried since it was asked for.
  tries        integer     not null default 0,
  -- How the last try ended: what was answered, or what was in the way.
  tried_at     timestamptz,
  status       smallint,
  trouble      text,
  duration_ms  integer,
  excerpt      text        not null default '',
  constraint webhook_delivery_pkey primary key (account_id, id),
  constraint webhook_delivery_webhook_fkey
    foreign key (account_id, webhook_id) references webhook (account_id, id) on delete cascade,
  constraint webhook_delivery_state_is_known
    check (state in ('waiting', 'delivered', 'failed', 'dropped'))
);

create index webhook_delivery_due on webhook_delivery (account_id, webhook_id, due_at)
  where state = 'waiting';
create index webhook_delivery_latest on webhook_delivery (account_id, webhook_id, created_at desc, id desc);
-- What is older than 30 days is purged.
create index webhook_delivery_created_idx on webhook_delivery (created_at);
