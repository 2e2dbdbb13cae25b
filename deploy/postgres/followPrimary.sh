#!/usr/bin/env bash
# Copies the primary when the folder is empty, and follows it from then on.
set -euo pipefail
: "${PGDATA:=/var/lib/postgresql/data}" "${PRIMARY_HOST:=database}" "${PRIMARY_PORT:=5432}"
export PGPASSWORD="$REPLICATION_PASSWORD"
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  pg_basebackup --pgdata="$PGDATA" --write-recovery-conf --wal-method=stream --checkpoint=fast \
    --slot="${REPLICA_SLOT:-replica}" \
    --dbname="host=$PRIMARY_HOST port=$PRIMARY_PORT user=follower application_name=replica"
  chmod 700 "$PGDATA"
fi
exec postgres -D "$PGDATA" -c config_file="${CONFIG_FILE:-/etc/postgresql/postgresql.conf}" "$@"
