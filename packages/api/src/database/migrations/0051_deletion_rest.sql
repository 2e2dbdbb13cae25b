-- A deletion that took more answers and scans than one transaction should: what hangs on its codes is
-- marked afterwards, a few rows at a time. Taken back meanwhile, the marks go the same way.
create table deletion_rest (
  account_id     uuid        not null references account (id) on delete cascade,
  -- Of the deletion, which is gone once it was taken back.
  id             uuid        not null,
  deleted_at     timestamptz not null,
  is_taken_back  boolean     not null default false,
  constraint deletion_rest_pkey primary key (account_id, id)
);
