-- When somebody began to answer after a scan.
alter table scan add column started_at timestamptz;

-- Scans of a code's days are counted anew from this index alone.
drop index scan_newest;
drop index scan_of_code;
create index scan_of_code on scan (account_id, code_id, scanned_at)
  include (visitor_hash, form_id, channel) where deleted_at is null;

-- What happened to answers and scans since the cells of statistics were written. Written by the
-- statement that changes the rows, sixteen bytes for a new one; a round folds many into the cells.
create table stats_change (
  account_id  uuid    not null references account (id) on delete cascade,
  -- Changes of one row are in the order in which they happened: each waits for the one before.
  id          bigint  not null generated always as identity,
  kind        text    not null,
  -- Whether rows were changed or deleted. New rows have no change before.
  is_edit     boolean not null default false,
  -- How many rows.
  size        integer not null default 0,
  -- The rows that count from now on. What they say is read from themselves.
  added       uuid[]  not null default '{}',
  -- What rows said that counted until now.
  removed     jsonb,
  constraint stats_change_pkey primary key (account_id, id),
  constraint stats_change_kind_is_known check (kind in ('feedback', 'scan', 'place'))
-- Rows live for seconds: what is left of them is cleared away soon, so that the next ones are found.
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000);

-- Where a code hung, and by which clock it was counted, when its cells were written.
create table stats_code (
  account_id   uuid not null references account (id) on delete cascade,
  code_id      uuid not null,
  location_id  uuid not null,
  company_id   uuid not null,
  timezone     text not null,
  constraint stats_code_pkey primary key (account_id, code_id)
);

-- What was counted on a day or in a month, for everything that figures are asked for.
create table stats_cell (
  account_id      uuid    not null references account (id) on delete cascade,
  kind            text    collate "C" not null,
  -- The id of the company, location, code or form; `<code>:<form>`, `<form>:<version>`, or all three.
  key             text    collate "C" not null,
  grain           text    collate "C" not null,
  starts          date    not null,
  scans           integer not null,
  unique_scans    integer not null,
  started         integer not null,
  submissions     integer not null,
  from_scans      integer not null,
  r1              integer not null,
  r2              integer not null,
  r3              integer not null,
  r4              integer not null,
  r5              integer not null,
  r6              integer not null,
  r7              integer not null,
  r8              integer not null,
  r9              integer not null,
  r10             integer not null,
  positive        integer not null,
  neutral         integer not null,
  negative        integer not null,
  comments        integer not null,
  comment_length  bigint  not null,
  response_ms     bigint  not null,
  responses       integer not null,
  slow            integer not null,
  -- Answers by whole seconds of response time, and by hour of the week, packed.
  detail          bytea   not null,
  constraint stats_cell_pkey primary key (account_id, kind, key, grain, starts),
  constraint stats_cell_kind_is_known check (kind in
    ('account', 'company', 'location', 'code', 'form', 'code_form', 'form_version',
     'code_form_version')),
  constraint stats_cell_grain_is_known check (grain in ('day', 'month'))
) with (fillfactor = 80);

-- The words of the same days and months, packed.
create table stats_words (
  account_id  uuid  not null references account (id) on delete cascade,
  kind        text  collate "C" not null,
  key         text  collate "C" not null,
  grain       text  collate "C" not null,
  starts      date  not null,
  words       bytea not null,
  constraint stats_words_pkey primary key (account_id, kind, key, grain, starts),
  constraint stats_words_kind_is_known check (kind in
    ('account', 'company', 'location', 'code', 'form', 'code_form')),
  constraint stats_words_grain_is_known check (grain in ('day', 'month'))
) with (fillfactor = 80);

create function note_new_feedback() returns trigger language plpgsql as $$
begin
  insert into stats_change (account_id, kind, size, added)
  select account_id, 'feedback', count(*), array_agg(id)
  from (
    select account_id, id, (row_number() over (partition by account_id) - 1) / 2000 as part
    from new_rows where deleted_at is null and not is_spam) as counted
  group by account_id, part;
  return null;
end
$$;

create function note_new_scans() returns trigger language plpgsql as $$
begin
  insert into stats_change (account_id, kind, size, added)
  select account_id, 'scan', count(*), array_agg(id)
  from (
    select account_id, id, (row_number() over (partition by account_id) - 1) / 2000 as part
    from new_rows where deleted_at is null and channel <> 'kiosk') as counted
  group by account_id, part;
  return null;
end
$$;

-- Planned anew each time: the plan for one row would take hours for a hundred thousand.
create function note_changed_feedback() returns trigger language plpgsql as $$
begin
  execute $statement$
    insert into stats_change (account_id, kind, is_edit, size, added, removed)
    select account_id, 'feedback', true, count(*),
      coalesce(array_agg(id) filter (where fact is null), '{}'),
      jsonb_agg(fact) filter (where fact is not null)
    from (
      select now.account_id, now.id,
        case when was.deleted_at is null and not was.is_spam then
          jsonb_strip_nulls(jsonb_build_object('id', was.id, 'code_id', was.code_id,
            'form_id', was.form_id, 'form_version', was.form_version, 'rating', was.rating,
            'comment', nullif(was.comment, ''), 'name', nullif(was.name, ''),
            'language', nullif(was.language, ''), 'duration', was.duration,
            'channel', was.channel, 'sentiment', was.sentiment, 'occurred_at', was.occurred_at))
        end as fact,
        (row_number() over (partition by now.account_id) - 1) / 1000 as part
      from old_rows as was
      join new_rows as now on now.account_id = was.account_id and now.id = was.id
      where ((was.deleted_at is null and not was.is_spam)
          or (now.deleted_at is null and not now.is_spam))
        and (was.deleted_at is null, was.is_spam, was.code_id, was.form_id, was.form_version,
          was.rating, was.comment, was.name, was.language, was.duration, was.channel,
          was.sentiment, was.occurred_at)
        is distinct from (now.deleted_at is null, now.is_spam, now.code_id, now.form_id,
          now.form_version, now.rating, now.comment, now.name, now.language, now.duration,
          now.channel, now.sentiment, now.occurred_at)
    ) as changed
    -- An account that is being purged takes its changes along.
    where exists (select from account where account.id = changed.account_id)
    group by account_id, part
  $statement$;
  return null;
end
$$;

create function note_changed_scans() returns trigger language plpgsql as $$
begin
  execute $statement$
    insert into stats_change (account_id, kind, is_edit, size, added, removed)
    select account_id, 'scan', true, count(*),
      coalesce(array_agg(id) filter (where fact is null), '{}'),
      jsonb_agg(fact) filter (where fact is not null)
    from (
      select now.account_id, now.id,
        case when was.deleted_at is null and was.channel <> 'kiosk' then
          jsonb_build_object('id', was.id, 'code_id', was.code_id, 'form_id', was.form_id,
            'scanned_at', was.scanned_at, 'is_started', was.started_at is not null)
        end as fact,
        (row_number() over (partition by now.account_id) - 1) / 1000 as part
      from old_rows as was
      join new_rows as now on now.account_id = was.account_id and now.id = was.id
      where ((was.deleted_at is null and was.channel <> 'kiosk')
          or (now.deleted_at is null and now.channel <> 'kiosk'))
        and (was.deleted_at is null, was.code_id, was.form_id, was.channel, was.visitor_hash,
          was.scanned_at, was.started_at is null)
        is distinct from (now.deleted_at is null, now.code_id, now.form_id, now.channel,
          now.visitor_hash, now.scanned_at, now.started_at is null)
    ) as changed
    where exists (select from account where account.id = changed.account_id)
    group by account_id, part
  $statement$;
  return null;
end
$$;

create function note_deleted_feedback() returns trigger language plpgsql as $$
begin
  insert into stats_change (account_id, kind, is_edit, size, removed)
  select account_id, 'feedback', true, count(*), jsonb_agg(fact)
  from (
    select account_id,
      jsonb_strip_nulls(jsonb_build_object('id', id, 'code_id', code_id, 'form_id', form_id,
        'form_version', form_version, 'rating', rating, 'comment', nullif(comment, ''),
        'name', nullif(name, ''), 'language', nullif(language, ''), 'duration', duration,
        'channel', channel, 'sentiment', sentiment, 'occurred_at', occurred_at)) as fact,
      (row_number() over (partition by account_id) - 1) / 1000 as part
    from old_rows where deleted_at is null and not is_spam) as counted
  where exists (select from account where account.id = counted.account_id)
  group by account_id, part;
  return null;
end
$$;

create function note_deleted_scans() returns trigger language plpgsql as $$
begin
  insert into stats_change (account_id, kind, is_edit, size, removed)
  select account_id, 'scan', true, count(*), jsonb_agg(fact)
  from (
    select account_id,
      jsonb_build_object('id', id, 'code_id', code_id, 'form_id', form_id,
        'scanned_at', scanned_at, 'is_started', started_at is not null) as fact,
      (row_number() over (partition by account_id) - 1) / 1000 as part
    from old_rows where deleted_at is null and channel <> 'kiosk') as counted
  where exists (select from account where account.id = counted.account_id)
  group by account_id, part;
  return null;
end
$$;

-- Which codes hang elsewhere now, or under another clock, is seen when they are counted anew.
create function note_moved_codes() returns trigger language plpgsql as $$
begin
  execute $statement$
    insert into stats_change (account_id, kind, is_edit)
    select distinct now.account_id, 'place', true
    from old_rows as was
    join new_rows as now on now.account_id = was.account_id and now.id = was.id
    where was.location_id <> now.location_id
      and exists (select from account where account.id = now.account_id)
  $statement$;
  return null;
end
$$;

create function note_moved_locations() returns trigger language plpgsql as $$
begin
  execute $statement$
    insert into stats_change (account_id, kind, is_edit)
    select distinct now.account_id, 'place', true
    from old_rows as was
    join new_rows as now on now.account_id = was.account_id and now.id = was.id
    where (was.company_id <> now.company_id or was.timezone <> now.timezone)
      and exists (select from account where account.id = now.account_id)
  $statement$;
  return null;
end
$$;

create trigger stats_of_new_feedback after insert on feedback
  referencing new table as new_rows
  for each statement execute function note_new_feedback();
create trigger stats_of_changed_feedback after update on feedback
  referencing old table as old_rows new table as new_rows
  for each statement execute function note_changed_feedback();
create trigger stats_of_deleted_feedback after delete on feedback
  referencing old table as old_rows
  for each statement execute function note_deleted_feedback();
create trigger stats_of_new_scans after insert on scan
  referencing new table as new_rows
  for each statement execute function note_new_scans();
create trigger stats_of_changed_scans after update on scan
  referencing old table as old_rows new table as new_rows
  for each statement execute function note_changed_scans();
create trigger stats_of_deleted_scans after delete on scan
  referencing old table as old_rows
  for each statement execute function note_deleted_scans();
create trigger stats_of_moved_codes after update on code
  referencing old table as old_rows new table as new_rows
  for each statement execute function note_moved_codes();
create trigger stats_of_moved_locations after update on location
  referencing old table as old_rows new table as new_rows
  for each statement execute function note_moved_locations();

-- What is there already is counted like what arrives, a batch at a time.
insert into stats_change (account_id, kind, size, added)
select account_id, 'feedback', count(*), array_agg(id)
from (
  select account_id, id,
    (row_number() over (partition by account_id order by occurred_at) - 1) / 2000 as part
  from feedback where deleted_at is null and not is_spam) as counted
group by account_id, part;
insert into stats_change (account_id, kind, size, added)
select account_id, 'scan', count(*), array_agg(id)
from (
  select account_id, id,
    (row_number() over (partition by account_id order by scanned_at) - 1) / 2000 as part
  from scan where deleted_at is null and channel <> 'kiosk') as counted
group by account_id, part;
