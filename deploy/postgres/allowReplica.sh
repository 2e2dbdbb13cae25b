#!/usr/bin/env bash
# Run once, when the primary is made: a user that follows, and the product's right to see how far it is.
set -euo pipefail
psql --set=ON_ERROR_STOP=1 --set=password="$REPLICATION_PASSWORD" \
  --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" <<'SQL'
create role follower with replication login password :'password';
select pg_create_physical_replication_slot('replica');
SQL
echo 'host replication follower all scram-sha-256' >> "$PGDATA/pg_hba.conf"
