-- Codes that were added together: asked for twice, they are added once.
alter table code add column batch_id uuid;
alter table code add column batch_row integer;
alter table code add constraint code_batch_is_whole
  check ((batch_id is null) = (batch_row is null));
create unique index code_of_batch on code (account_id, batch_id, batch_row)
  where batch_id is not null;
