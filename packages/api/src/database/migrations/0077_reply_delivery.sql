-- How the reply to an answer reaches its visitor. No word and no address stands here: both are in the answer.
create table reply_delivery (
  account_id   uuid not null references account (id) on delete cascade,
  -- Answers lie in partitions, so nothing references them: rows without an answer are purged.
  feedback_id  uuid not null,
  -- The letter with the reply. Null: none goes out.
  letter_id    uuid,
  -- Why none goes out although there is an address.
  reason       text,
  -- The letter waits until then, so that a reply can be changed or taken back.
  due_at       timestamptz,
  -- SHA-256 of the reply as the letter said it: the same words are not sent twice.
  words_hash   bytea,
  -- When the receipt page was first opened with the reply as it is.
  read_at      timestamptz,
  constraint reply_delivery_pkey primary key (account_id, feedback_id),
  constraint reply_delivery_reason_is_known check (reason in ('refused', 'limited'))
);

-- An address can refuse alerts, replies, or both.
alter table refused_address
  add column kind text not null default 'alert',
  add constraint refused_address_kind_is_known check (kind in ('alert', 'reply')),
  drop constraint refused_address_pkey,
  add constraint refused_address_pkey primary key (address_hash, kind);
