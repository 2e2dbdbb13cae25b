-- The locations and words whose answers a webhook is told of. Empty: of all.
alter table webhook
  add column location_ids uuid[] not null default '{}',
  add column words text[] not null default '{}';
