-- The account of a printed slug, so that a visitor's first request asks one node of a distributed database. Null once the
-- account is gone, and for codes that were distributed before: their node is found by asking all.
alter table slug add column account_id uuid references account (id) on delete set null;
create index slug_account_idx on slug (account_id) where account_id is not null;
do $$ begin
  if to_regclass('pg_catalog.pg_dist_shard') is null then
    update slug set account_id = code.account_id from code where code.slug = slug.slug;
  end if;
end $$;
