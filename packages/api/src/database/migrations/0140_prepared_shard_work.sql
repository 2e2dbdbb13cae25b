-- A statement for a shard is planned once for each session, where its parameters are given beside it: the words that
-- visitors wrote are no part of it then, and it is the same text each time.
alter table shard_work add column parameters text[];

create or replace function run_shard_work() returns trigger language plpgsql as $$
declare
  word text := split_part(new.statement, E'\n', 1);
  rest text := substr(new.statement, length(word) + 2);
  kept text := md5(new.statement) || '_' || tg_relid;
  is_prepared boolean := false;
  named text[];
  parts text[];
  answer record;
begin
  if new.parameters is not null then
    select count(*) > 0 into is_prepared from pg_prepared_statements where name = kept;
  end if;
  if not is_prepared then
    for named in select distinct regexp_matches(rest, '\{' || word || ' (\w+) (\w+)\}', 'g') loop
      rest := replace(rest, format('{%s %s %s}', word, named[1], named[2]),
        format('%s as %I', colocated_table(tg_relid, named[1]), named[2]));
    end loop;
  end if;
  if new.parameters is null then
    parts := string_to_array(rest, format(E'\n%s\n', word));
  else
    if not is_prepared then
      execute format('prepare %I as %s', kept, rest);
    end if;
    parts := array[format('execute %I', kept) || (
      select coalesce(format('(%s)', string_agg(quote_nullable(value), ', ' order by place)), '')
      from unnest(new.parameters) with ordinality as given (value, place))];
  end if;
  execute coalesce(parts[2], '');
  new.result := '[]';
  for answer in execute parts[1] loop
    new.result := new.result || to_jsonb(answer);
  end loop;
  execute coalesce(parts[3], '');
  new.statement := '';
  new.parameters := null;
  return new;
end
$$;

-- The table of a name that lies together with a shard is looked up once for each session: a shard keeps its place, and one
-- that is split or copied to another node is another relation there.
create or replace function colocated_table(relation oid, name text) returns text language plpgsql stable as $$
declare
  setting text := format('hearback.place_%s_%s', relation, name);
  found text := nullif(current_setting(setting, true), '');
begin
  if found is null and to_regclass('pg_catalog.pg_dist_shard') is not null then
    execute $statement$
      select format('%I.%I', relnamespace::regnamespace, $2 || '_' || wanted.shardid)
      from pg_class
        join pg_dist_shard as own on own.shardid = substring(relname from '_(\d+)$')::bigint
        join pg_dist_shard as wanted on wanted.logicalrelid = $2::regclass
          and (wanted.shardminvalue is null or wanted.shardminvalue = own.shardminvalue)
      where pg_class.oid = $1 and relname = (select relname from pg_class as whole where whole.oid = own.logicalrelid)
        || '_' || own.shardid
    $statement$ into found using relation, name;
    if found is not null then
      perform set_config(setting, found, false);
    end if;
  end if;
  return coalesce(found, quote_ident(name));
end
$$;
