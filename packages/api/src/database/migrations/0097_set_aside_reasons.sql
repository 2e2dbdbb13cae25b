-- Answers are also set aside when they came from a scan that was answered already, or in a burst from one device, one
-- network or at one moment. They wait until somebody looked at them.
alter table feedback drop constraint feedback_spam_reason_is_known;
alter table feedback add constraint feedback_spam_reason_is_known
  check (spam_reason in ('hidden_field', 'too_fast', 'same_scan', 'device_burst', 'network_burst',
    'moment_burst')) not valid;

-- The answer that counts for a scan. Null: none yet, or one that came before this column.
alter table scan_key add column feedback_id uuid;

-- Answers that are set aside are counted as well, in cells of their own, whose keys begin with '!'.
create or replace function note_new_feedback() returns trigger language plpgsql as $$
begin
  insert into stats_change (account_id, kind, size, added)
  select account_id, 'feedback', count(*), array_agg(id)
  from (
    select account_id, id, (row_number() over (partition by account_id) - 1) / 2000 as part
    from new_rows where deleted_at is null) as counted
  group by account_id, part;
  return null;
end
$$;

-- Planned anew each time: the plan for one row would take hours for a hundred thousand.
create or replace function note_changed_feedback() returns trigger language plpgsql as $$
begin
  execute $statement$
    insert into stats_change (account_id, kind, is_edit, size, added, removed)
    select account_id, 'feedback', true, count(*),
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
    where exists (select from account where account.id = changed.account_id)
    group by account_id, part
  $statement$;
  return null;
end
$$;

create or replace function note_deleted_feedback() returns trigger language plpgsql as $$
begin
  insert into stats_change (account_id, kind, is_edit, size, removed)
  select account_id, 'feedback', true, count(*), jsonb_agg(fact)
  from (
    select account_id,
      jsonb_strip_nulls(jsonb_build_object('id', id, 'code_id', code_id, 'form_id', form_id,
        'form_version', form_version, 'rating', rating, 'comment', nullif(comment, ''),
        'name', nullif(name, ''), 'language', nullif(language, ''), 'duration', duration,
        'channel', channel, 'sentiment', sentiment, 'is_spam', is_spam, 'occurred_at', occurred_at,
        'counted_length', counted_length, 'counted_words', counted_words)) as fact,
      (row_number() over (partition by account_id) - 1) / 1000 as part
    from old_rows where deleted_at is null) as counted
  where exists (select from account where account.id = counted.account_id)
  group by account_id, part;
  return null;
end
$$;

insert into stats_change (account_id, kind, size, added)
select account_id, 'feedback', count(*), array_agg(id)
from (
  select account_id, id,
    (row_number() over (partition by account_id order by occurred_at) - 1) / 2000 as part
  from feedback where deleted_at is null and is_spam) as counted
group by account_id, part;
