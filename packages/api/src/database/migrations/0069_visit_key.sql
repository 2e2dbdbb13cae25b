-- What makes an answer or a scan count once stands by itself, so that their tables can be cut by time:
-- a unique key of a cut table would have to hold what it is cut by. No foreign keys here: a row is written
-- with the answer or scan that has them all, and forgotten once no copy can come any more.
create table feedback_key (
  account_id   uuid not null,
  code_id      uuid not null,
  client_id    uuid not null,
  feedback_id  uuid not null,
  -- When it came, by which it is forgotten.
  day          date not null,
  constraint feedback_key_pkey primary key (account_id, code_id, client_id)
);
create index feedback_key_by_day on feedback_key (day);

create table scan_key (
  account_id  uuid not null,
  code_id     uuid not null,
  scan_token  uuid not null,
  scan_id     uuid not null,
  day         date not null,
  constraint scan_key_pkey primary key (account_id, code_id, scan_token)
);
create index scan_key_by_day on scan_key (day);

-- Rows that came before a moment were let go, by table. What statistics counted of them stays.
create table let_go (
  table_name  text        not null,
  before      timestamptz not null,
  constraint let_go_pkey primary key (table_name),
  constraint let_go_table_is_known check (table_name in ('feedback', 'scan'))
);

-- Processes of the version before write no keys. Both triggers go when the tables are cut.
create function note_feedback_keys() returns trigger language plpgsql as $$
begin
  insert into feedback_key (account_id, code_id, client_id, feedback_id, day)
  select account_id, code_id, client_id, id, received_at::date from new_rows
  order by account_id, code_id, client_id
  on conflict do nothing;
  return null;
end
$$;
create function note_scan_keys() returns trigger language plpgsql as $$
begin
  insert into scan_key (account_id, code_id, scan_token, scan_id, day)
  select account_id, code_id, scan_token, id, current_date from new_rows
  order by account_id, code_id, scan_token
  on conflict do nothing;
  return null;
end
$$;
create trigger keys_of_new_feedback after insert on feedback
  referencing new table as new_rows
  for each statement execute function note_feedback_keys();
create trigger keys_of_new_scans after insert on scan
  referencing new table as new_rows
  for each statement execute function note_scan_keys();
