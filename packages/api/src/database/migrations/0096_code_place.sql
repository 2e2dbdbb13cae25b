-- Where each code hung, and when: an answer or a scan belongs to the place where its code hung at that moment. Answers
-- and scans need no column for it, so no large table is rewritten, and one that a phone sends late still finds its place.
-- The rows outlive their code until its last changes are counted, so there is no reference to it.
create table code_place (
  account_id   uuid        not null references account (id) on delete cascade,
  code_id      uuid        not null,
  location_id  uuid        not null,
  -- The first place of a code has been its place for ever.
  since        timestamptz not null,
  until        timestamptz not null,
  constraint code_place_pkey primary key (account_id, code_id, since),
  constraint code_place_takes_time check (since < until)
);
create index code_place_of_location on code_place (account_id, location_id);

create function note_new_code_place() returns trigger language plpgsql as $$
begin
  insert into code_place (account_id, code_id, location_id, since, until)
  values (new.account_id, new.id, new.location_id, '-infinity', 'infinity')
  on conflict do nothing;
  return null;
end
$$;

-- The period before ends after all that was already kept there: statistics may have counted it. Those who answer
-- meanwhile wait for the row of the code.
create function note_changed_code_place() returns trigger language plpgsql as $$
declare
  moment timestamptz;
  -- A repair by hand may leave the column as it is: it begins when it is made.
  saved timestamptz := case when new.updated_at = old.updated_at then clock_timestamp()
    else new.updated_at end;
begin
  select greatest(saved, max(since) + interval '1 microsecond',
    (select max(occurred_at) + interval '1 microsecond' from feedback
      where account_id = new.account_id and code_id = new.id and deleted_at is null and not is_spam
        and occurred_at >= saved and occurred_at < saved + interval '1 minute'),
    (select max(scanned_at) + interval '1 microsecond' from scan
      where account_id = new.account_id and code_id = new.id and deleted_at is null
        and scanned_at >= saved and scanned_at < saved + interval '1 minute'))
  into moment
  from code_place where account_id = new.account_id and code_id = new.id and since > '-infinity';

  update code_place set until = moment
  where account_id = new.account_id and code_id = new.id and until = 'infinity';
  insert into code_place (account_id, code_id, location_id, since, until)
  values (new.account_id, new.id, new.location_id, moment, 'infinity');
  return null;
end
$$;

-- What was counted at a place stays there, also where a code had moved and was not counted anew yet.
insert into code_place (account_id, code_id, location_id, since, until)
select code.account_id, code.id, coalesce(counted.location_id, code.location_id), '-infinity',
  case when counted.location_id <> code.location_id then code.updated_at else 'infinity' end
from code left join stats_code as counted
  on counted.account_id = code.account_id and counted.code_id = code.id;
insert into code_place (account_id, code_id, location_id, since, until)
select code.account_id, code.id, code.location_id, code.updated_at, 'infinity'
from code join stats_code as counted
  on counted.account_id = code.account_id and counted.code_id = code.id
where counted.location_id <> code.location_id;

create trigger place_of_new_code after insert on code
  for each row execute function note_new_code_place();
create trigger place_of_moved_code after update of location_id on code
  for each row when (old.location_id <> new.location_id)
  execute function note_changed_code_place();

-- By which company and clock a code was counted at each of its places. A move counts nothing anew any more.
alter table stats_code drop constraint stats_code_pkey;
alter table stats_code add constraint stats_code_pkey primary key (account_id, code_id, location_id);
drop trigger stats_of_moved_codes on code;
drop function note_moved_codes();
