-- A browser that a member of an account is notified in. Goes with their membership, and with the login there.
create table push_device (
  account_id     uuid         not null references account (id) on delete cascade,
  id             uuid         not null,
  membership_id  uuid         not null,
  -- The login that switched it on. It lies in the account of the person's own.
  session_id     uuid         not null,
  -- Where the browser's push service takes messages, and the keys that these are encrypted with.
  endpoint       text         not null,
  p256dh         text         not null,
  auth           text         not null,
  -- The public key of ours that the browser believes.
  server_key     text         not null,
  name           text         not null default '',
  -- True: of low ratings alone. False: of every answer.
  low_only       boolean      not null,
  created_at     timestamptz  not null,
  constraint push_device_pkey primary key (account_id, id),
  constraint push_device_endpoint_key unique (endpoint),
  constraint push_device_membership_fkey foreign key (account_id, membership_id)
    references membership (account_id, id) on delete cascade,
  constraint push_device_endpoint_fits check (length(endpoint) between 1 and 1000)
);
create index push_device_of_session on push_device (session_id);
create index push_device_of_member on push_device (account_id, membership_id);

-- An answer that a device is to be notified of, once. Its text is read when the message is sent.
create table push_answer (
  account_id   uuid         not null,
  device_id    uuid         not null,
  feedback_id  uuid         not null,
  is_low       boolean      not null,
  created_at   timestamptz  not null,
  -- The message that it is a part of, the same at each try. Null: no try yet.
  message_id   uuid,
  -- Until then one process tries.
  held_until   timestamptz,
  sent_at      timestamptz,
  constraint push_answer_pkey primary key (account_id, device_id, feedback_id),
  constraint push_answer_device_fkey foreign key (account_id, device_id)
    references push_device (account_id, id) on delete cascade
);
create index push_answer_created_idx on push_answer (created_at);
