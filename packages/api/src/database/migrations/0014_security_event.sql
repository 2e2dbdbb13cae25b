-- What happened to an account is for its owner to read: where it came from, on which device.
alter table audit_event rename to security_event;

alter table security_event
  -- The network it came from, such as "203.0.113.0/24". A whole address is never kept.
  add column address     text,
  -- A label such as "Firefox on Windows".
  add column device      text,
  -- The session it happened in. Sessions are purged earlier, so this is no foreign key.
  add column session_id  uuid,
  -- How many of each thing, where something was removed.
  add column counts      jsonb,
  -- Which letter, where one could not be delivered.
  add column letter      text;

-- What is older than a year is purged.
create index security_event_created_idx on security_event (created_at);

alter table session
  add column user_agent  text not null default '',
  add column device      text not null default '',
  add column address     text;

-- When an account was first used. One that never was is given free again.
alter table person add column activated_at timestamptz;

update person set activated_at = created_at
where is_active or exists (
  select from security_event
  where security_event.account_id = person.account_id and kind in ('activated', 'logged_in')
);

alter table letter
  -- Who is handing it over may do so until then, so that nobody else does.
  add column trying_until  timestamptz,
  -- When it was given up.
  add column failed_at     timestamptz;
