-- The shape of a webhook's messages, and the highest rating it is told of. Null: of every answer.
alter table webhook
  add column format text not null default 'json',
  add column rating_max smallint,
  add constraint webhook_format_known check (format in ('json', 'slack', 'teams')) not valid,
  add constraint webhook_rating_max_fits check (rating_max between 1 and 10) not valid;
