-- An account owns everything else. It has one person today; teams can come later.
create table account (
  id          uuid        primary key,
  created_at  timestamptz not null
);

-- A person who can log in. The table is not called "user", which is a reserved word of SQL.
create table person (
  account_id        uuid        not null references account (id) on delete cascade,
  id                uuid        not null unique,
  -- Kept in lower case, so that two spellings are one address.
  email             text        not null constraint person_email_key unique check (email = lower(email)),
  first_name        text        not null,
  last_name         text        not null,
  -- argon2id, with its parameters.
  password_hash     text        not null,
  -- Counts password changes: a reset link is bound to the password it replaces.
  password_version  integer     not null default 1,
  is_active         boolean     not null default false,
  -- 0 is light, 1 is dark.
  theme             smallint    not null default 0 check (theme in (0, 1)),
  language          text        not null,
  has_setup         boolean     not null default false,
  created_at        timestamptz not null,
  -- The account leads every key: one account's rows lie together, and a cluster can be cut along it.
  primary key (account_id, id)
);

-- A login and all tokens that came from it. Ending it ends them all.
create table session (
  account_id  uuid        not null,
  id          uuid        not null unique,
  person_id   uuid        not null,
  -- Whether each use of the refresh token gives a new one. Fixed at login, so that a thief cannot choose.
  rotates     boolean     not null,
  remembered  boolean     not null,
  created_at  timestamptz not null,
  used_at     timestamptz not null,
  -- No token of the session lives longer than this.
  expires_at  timestamptz not null,
  ended_at    timestamptz,
  primary key (account_id, id),
  foreign key (account_id, person_id) references person (account_id, id) on delete cascade
);

create index session_person_idx on session (account_id, person_id) where ended_at is null;

-- One refresh token. The row is enough to sign it again, so that two tabs can get the same one.
create table refresh_token (
  account_id  uuid        not null,
  id          text        not null,
  session_id  uuid        not null,
  created_at  timestamptz not null,
  expires_at  timestamptz not null,
  -- When it was exchanged, and for which token.
  used_at     timestamptz,
  child_id    text,
  primary key (account_id, id),
  foreign key (account_id, session_id) references session (account_id, id) on delete cascade,
  constraint refresh_token_used_with_child check ((used_at is null) = (child_id is null))
);

create index refresh_token_session_idx on refresh_token (account_id, session_id);

-- A token in a letter's link. Only its SHA-256 is kept.
create table one_time_token (
  account_id        uuid        not null,
  token_hash        text        not null unique,
  person_id         uuid        not null,
  purpose           text        not null check (purpose in ('activation', 'reset')),
  password_version  integer     not null,
  created_at        timestamptz not null,
  expires_at        timestamptz not null,
  used_at           timestamptz,
  primary key (account_id, token_hash),
  foreign key (account_id, person_id) references person (account_id, id) on delete cascade
);

create index one_time_token_person_idx on one_time_token (account_id, person_id);

-- A letter that was asked for. Its row makes sure that it goes out once, whatever happens to the job.
create table letter (
  account_id  uuid        not null references account (id) on delete cascade,
  id          uuid        not null,
  kind        text        not null,
  -- What the letter is about, such as a code's id.
  about       text        not null default '',
  created_at  timestamptz not null,
  sent_at     timestamptz,
  primary key (account_id, id)
);

-- Who did what, for the account's owner and for finding out what happened.
create table audit_event (
  account_id  uuid        not null references account (id) on delete cascade,
  id          uuid        not null,
  person_id   uuid,
  kind        text        not null,
  created_at  timestamptz not null,
  primary key (account_id, id)
);

-- Counters of what is done too often, kept here when several processes share the database. Losing them harms nobody.
create unlogged table rate_limit (
  key     text    primary key,
  points  integer not null default 0,
  -- Milliseconds since 1970; null never ends.
  expire  bigint
);
