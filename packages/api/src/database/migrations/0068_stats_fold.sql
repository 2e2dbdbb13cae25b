-- How often the cells of an account were written: while that is the same, and no more changes wait than
-- did, its figures are the same.
create table stats_fold (
  account_id  uuid   not null references account (id) on delete cascade,
  folds       bigint not null,
  constraint stats_fold_pkey primary key (account_id)
);
