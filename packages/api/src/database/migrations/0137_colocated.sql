-- Where Citus distributes the tables by account, triggers run on the shards, and write to the shards beside theirs: the
-- table of a name that lies together with another one. Without Citus, the table itself.
create function colocated_table(relation oid, name text) returns text language plpgsql stable as $$
declare
  found text;
begin
  if to_regclass('pg_catalog.pg_dist_shard') is not null then
    execute $statement$
      select format('%I.%I', relnamespace::regnamespace, $2 || '_' || wanted.shardid)
      from pg_class
        join pg_dist_shard as own on own.shardid = substring(relname from '_(\d+)$')::bigint
        join pg_dist_shard as wanted on wanted.logicalrelid = $2::regclass
          and (wanted.shardminvalue is null or wanted.shardminvalue = own.shardminvalue)
      where pg_class.oid = $1 and relname = (select relname from pg_class as whole where whole.oid = own.logicalrelid)
        || '_' || own.shardid
    $statement$ into found using relation, name;
  end if;
  return coalesce(found, quote_ident(name));
end
$$;

create or replace function note_new_feedback() returns trigger language plpgsql as $$
begin
  -- Planned once: each batch of visitors comes here.
  if tg_table_name = 'feedback' then
    insert into stats_change (account_id, kind, size, added)
    select account_id, 'feedback', count(*), array_agg(id)
    from (
      select account_id, id, (row_number() over (partition by account_id) - 1) / 2000 as part
      from new_rows where deleted_at is null) as counted
    group by account_id, part;
    return null;
  end if;
  execute format($statement$
    insert into %s (account_id, id, kind, size, added)
    overriding system value
    select account_id, nextval('public.stats_change_id_seq'), 'feedback', count(*), array_agg(id)
    from (
      select account_id, id, (row_number() over (partition by account_id) - 1) / 2000 as part
      from new_rows where deleted_at is null) as counted
    group by account_id, part
  $statement$, colocated_table(tg_relid, 'stats_change'));
  return null;
end
$$;

create or replace function note_new_scans() returns trigger language plpgsql as $$
begin
  -- Planned once: each batch of visitors comes here.
  if tg_table_name = 'scan' then
    insert into stats_change (account_id, kind, size, added)
    select account_id, 'scan', count(*), array_agg(id)
    from (
      select account_id, id, (row_number() over (partition by account_id) - 1) / 2000 as part
      from new_rows where deleted_at is null and channel <> 'kiosk') as counted
    group by account_id, part;
    return null;
  end if;
  execute format($statement$
    insert into %s (account_id, id, kind, size, added)
    overriding system value
    select account_id, nextval('public.stats_change_id_seq'), 'scan', count(*), array_agg(id)
    from (
      select account_id, id, (row_number() over (partition by account_id) - 1) / 2000 as part
      from new_rows where deleted_at is null and channel <> 'kiosk') as counted
    group by account_id, part
  $statement$, colocated_table(tg_relid, 'stats_change'));
  return null;
end
$$;

create or replace function note_changed_feedback() returns trigger language plpgsql as $$
begin
  execute format($statement$
    insert into %1$s (account_id, id, kind, is_edit, size, added, removed)
    overriding system value
    select account_id, nextval('public.stats_change_id_seq'), 'feedback', true, count(*),
      coalesce(array_agg(id) filter (where fact is null), '{}'),
      jsonb_agg(fact) filter (where fact is not null)
    from (
      select now.account_id, now.id,
        case when was.deleted_at is null then
          jsonb_strip_nulls(jsonb_build_object('id', was.id, 'code_id', was.code_id,
            'form_id', was.form_id, 'form_version', was.form_version, 'rating', was.rating,
            'comment', nullif(was.comment, ''), 'name', nullif(was.name, ''),
            'language', nullif(was.language, ''), 'duration', was.duration,
            'channel', was.channel, 'sentiment', was.sentiment, 'is_spam', was.is_spam,
            'occurred_at', was.occurred_at, 'counted_length', was.counted_length,
            'counted_words', was.counted_words))
        end as fact,
        (row_number() over (partition by now.account_id) - 1) / 1000 as part
      from old_rows as was
      join new_rows as now on now.account_id = was.account_id and now.id = was.id
        -- What is forgotten counts as before.
        and (now.forgotten_at is null) = (was.forgotten_at is null)
      where (was.deleted_at is null or now.deleted_at is null)
        and (was.deleted_at is null, was.is_spam, was.code_id, was.form_id, was.form_version,
          was.rating, was.comment, was.name, was.language, was.duration, was.channel,
          was.sentiment, was.occurred_at)
        is distinct from (now.deleted_at is null, now.is_spam, now.code_id, now.form_id,
          now.form_version, now.rating, now.comment, now.name, now.language, now.duration,
          now.channel, now.sentiment, now.occurred_at)
    ) as changed
    -- An account that is being purged takes its changes along.
    where exists (select from %2$s as account where account.id = changed.account_id)
    group by account_id, part
  $statement$, colocated_table(tg_relid, 'stats_change'),
    colocated_table(tg_relid, 'account'));
  return null;
end
$$;

create or replace function note_changed_scans() returns trigger language plpgsql as $$
begin
  execute format($statement$
    insert into %1$s (account_id, id, kind, is_edit, size, added, removed)
    overriding system value
    select account_id, nextval('public.stats_change_id_seq'), 'scan', true, count(*),
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
    where exists (select from %2$s as account where account.id = changed.account_id)
    group by account_id, part
  $statement$, colocated_table(tg_relid, 'stats_change'),
    colocated_table(tg_relid, 'account'));
  return null;
end
$$;

create or replace function note_deleted_feedback() returns trigger language plpgsql as $$
begin
  execute format($statement$
    insert into %1$s (account_id, id, kind, is_edit, size, removed)
    overriding system value
    select account_id, nextval('public.stats_change_id_seq'), 'feedback', true, count(*), jsonb_agg(fact)
    from (
      select account_id,
        jsonb_strip_nulls(jsonb_build_object('id', id, 'code_id', code_id, 'form_id', form_id,
          'form_version', form_version, 'rating', rating, 'comment', nullif(comment, ''),
          'name', nullif(name, ''), 'language', nullif(language, ''), 'duration', duration,
          'channel', channel, 'sentiment', sentiment, 'is_spam', is_spam, 'occurred_at', occurred_at,
          'counted_length', counted_length, 'counted_words', counted_words)) as fact,
        (row_number() over (partition by account_id) - 1) / 1000 as part
      from old_rows where deleted_at is null) as counted
    where exists (select from %2$s as account where account.id = counted.account_id)
    group by account_id, part
  $statement$, colocated_table(tg_relid, 'stats_change'),
    colocated_table(tg_relid, 'account'));
  return null;
end
$$;

create or replace function note_deleted_scans() returns trigger language plpgsql as $$
begin
  execute format($statement$
    insert into %1$s (account_id, id, kind, is_edit, size, removed)
    overriding system value
    select account_id, nextval('public.stats_change_id_seq'), 'scan', true, count(*), jsonb_agg(fact)
    from (
      select account_id,
        jsonb_build_object('id', id, 'code_id', code_id, 'form_id', form_id,
          'scanned_at', scanned_at, 'is_started', started_at is not null) as fact,
        (row_number() over (partition by account_id) - 1) / 1000 as part
      from old_rows where deleted_at is null and channel <> 'kiosk') as counted
    where exists (select from %2$s as account where account.id = counted.account_id)
    group by account_id, part
  $statement$, colocated_table(tg_relid, 'stats_change'),
    colocated_table(tg_relid, 'account'));
  return null;
end
$$;

create or replace function note_moved_locations() returns trigger language plpgsql as $$
begin
  execute format($statement$
    insert into %1$s (account_id, id, kind, is_edit)
    overriding system value
    select now.account_id, nextval('public.stats_change_id_seq'), 'place', true
    from old_rows as was
    join new_rows as now on now.account_id = was.account_id and now.id = was.id
    where (was.company_id <> now.company_id or was.timezone <> now.timezone)
      and exists (select from %2$s as account where account.id = now.account_id)
    group by now.account_id
  $statement$, colocated_table(tg_relid, 'stats_change'),
    colocated_table(tg_relid, 'account'));
  return null;
end
$$;

create or replace function note_new_code_place() returns trigger language plpgsql as $$
begin
  execute format($statement$
    insert into %s (account_id, code_id, location_id, since, until)
    values ($1, $2, $3, '-infinity', 'infinity')
    on conflict do nothing
  $statement$, colocated_table(tg_relid, 'code_place'))
  using new.account_id, new.id, new.location_id;
  return null;
end
$$;

create or replace function note_changed_code_place() returns trigger language plpgsql as $$
declare
  moment timestamptz;
  places text := colocated_table(tg_relid, 'code_place');
  -- A repair by hand may leave the column as it is: it begins when it is made.
  saved timestamptz := case when new.updated_at = old.updated_at then clock_timestamp()
    else new.updated_at end;
begin
  execute format($statement$
    select greatest($3, max(since) + interval '1 microsecond',
      (select max(occurred_at) + interval '1 microsecond' from %2$s
        where account_id = $1 and code_id = $2 and deleted_at is null and not is_spam
          and occurred_at >= $3 and occurred_at < $3 + interval '1 minute'),
      (select max(scanned_at) + interval '1 microsecond' from %3$s
        where account_id = $1 and code_id = $2 and deleted_at is null
          and scanned_at >= $3 and scanned_at < $3 + interval '1 minute'))
    from %1$s where account_id = $1 and code_id = $2 and since > '-infinity'
  $statement$, places, colocated_table(tg_relid, 'feedback'), colocated_table(tg_relid, 'scan'))
  into moment using new.account_id, new.id, saved;

  execute format($statement$
    update %s set until = $3 where account_id = $1 and code_id = $2 and until = 'infinity'
  $statement$, places) using new.account_id, new.id, moment;
  execute format($statement$
    insert into %s (account_id, code_id, location_id, since, until)
    values ($1, $2, $3, $4, 'infinity')
  $statement$, places) using new.account_id, new.id, new.location_id, moment;
  return null;
end
$$;

-- Statements about one account of a distributed database: a row has its statement run on the shard where it is inserted,
-- returns what that answered, and goes. Its first line is a random word, its tables are named as {word name alias}. After
-- lines of the word alone it may hold what is to be done before and afterwards. Unused without Citus.
create table shard_work (
  account_id uuid not null,
  id bigint generated always as identity,
  statement text not null,
  result jsonb,
  constraint shard_work_pkey primary key (account_id, id)
);

create function run_shard_work() returns trigger language plpgsql as $$
declare
  word text := split_part(new.statement, E'\n', 1);
  rest text := substr(new.statement, length(word) + 2);
  named text[];
  parts text[];
  answer record;
begin
  for named in select distinct regexp_matches(rest, '\{' || word || ' (\w+) (\w+)\}', 'g') loop
    rest := replace(rest, format('{%s %s %s}', word, named[1], named[2]),
      format('%s as %I', colocated_table(tg_relid, named[1]), named[2]));
  end loop;
  parts := string_to_array(rest, format(E'\n%s\n', word));
  execute coalesce(parts[2], '');
  new.result := '[]';
  for answer in execute parts[1] loop
    new.result := new.result || to_jsonb(answer);
  end loop;
  execute coalesce(parts[3], '');
  new.statement := '';
  return new;
end
$$;

create function remove_shard_work() returns trigger language plpgsql as $$
begin
  execute format('delete from %s where account_id = $1 and id = $2', tg_relid::regclass)
  using new.account_id, new.id;
  return null;
end
$$;

create trigger shard_work_is_run before insert on shard_work
  for each row execute function run_shard_work();
create trigger shard_work_is_removed after insert on shard_work
  for each row execute function remove_shard_work();
