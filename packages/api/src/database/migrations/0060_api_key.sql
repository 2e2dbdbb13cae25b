-- A key of a program: what it may do and until when. It is shown once; only its SHA-256 is kept.
create table api_key (
  account_id  uuid        not null,
  id          uuid        not null,
  -- Who made it. What the key does, it does for them.
  person_id   uuid        not null,
  name        text        not null check (length(name) between 1 and 120),
  -- Such as "read:feedback". The API knows which there are.
  scopes      text[]      not null check (cardinality(scopes) between 1 and 20),
  key_hash    text        not null unique,
  -- How it begins, so that people can tell their keys apart: "hb_live_x7Qp".
  prefix      text        not null,
  created_at  timestamptz not null,
  -- Null: it is valid until it is revoked.
  expires_at  timestamptz,
  -- Give or take a minute.
  used_at     timestamptz,
  -- The account leads every key: one account's rows lie together, and a cluster can be cut along it.
  primary key (account_id, id),
  foreign key (account_id, person_id) references person (account_id, id) on delete cascade
);
