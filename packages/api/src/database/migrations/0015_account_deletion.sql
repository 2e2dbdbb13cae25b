-- An account that is to be deleted waits: until then everything works, and it can be kept.
alter table account
  add column deletion_asked_at     timestamptz,
  add column deletes_at            timestamptz,
  -- When the letter that it is soon was asked for.
  add column deletion_reminded_at  timestamptz,
  add constraint account_deletion_has_its_day
    check ((deletion_asked_at is null) = (deletes_at is null));

create index account_deletes_idx on account (deletes_at) where deletes_at is not null;

-- Whom to tell that their account is gone, for as long as that letter is on its way.
-- It belongs to no account: that is gone.
create table farewell (
  id          uuid        primary key,
  email       text        not null,
  first_name  text        not null,
  last_name   text        not null,
  language    text        not null,
  created_at  timestamptz not null
);

-- A download link is a token like those in letters.
alter table one_time_token drop constraint one_time_token_purpose_check;
alter table one_time_token add constraint one_time_token_purpose_check
  check (purpose in ('activation', 'reset', 'download'));
