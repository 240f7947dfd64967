#!/usr/bin/env bash
# Stands in for compose.yaml's image of PostgreSQL where no registry of images can be reached: Debian's PostgreSQL 15, which
# heeds the variables that the compose file sets. As root, with mmdebstrap and buildah:   scripts/deploy/build-database-image.sh
set -euo pipefail
name=docker.io/library/postgres:18-bookworm
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

mmdebstrap --quiet --variant=minbase --include=postgresql-15 bookworm "$folder/root.tar"
cat > "$folder/serve" << 'SERVE'
#!/bin/bash
set -euo pipefail
data=/var/lib/postgresql/15/data
as_postgres() { runuser -u postgres -- env PATH=/usr/lib/postgresql/15/bin:/usr/bin "$@"; }
mkdir -p /run/postgresql "$data"
chown -R postgres /run/postgresql /var/lib/postgresql
if [ ! -s "$data/PG_VERSION" ]; then
  install --owner postgres --mode 600 <(echo "$POSTGRES_PASSWORD") /run/postgresql/password
  as_postgres initdb -D "$data" -U "$POSTGRES_USER" --encoding=UTF8 --locale=C.UTF-8 --pwfile=/run/postgresql/password \
    --auth-local=trust --auth-host=scram-sha-256
  rm /run/postgresql/password
  echo "host all all all scram-sha-256" >> "$data/pg_hba.conf"
  as_postgres pg_ctl -D "$data" -o "-c listen_addresses=" -w start
  as_postgres createdb -U "$POSTGRES_USER" "$POSTGRES_DB"
  as_postgres pg_ctl -D "$data" -m fast -w stop
fi
exec runuser -u postgres -- /usr/lib/postgresql/15/bin/postgres -D "$data" -c "listen_addresses=*"
SERVE
chmod 755 "$folder/serve"

container=$(buildah from scratch)
buildah add --quiet "$container" "$folder/root.tar" / > /dev/null
buildah copy --quiet "$container" "$folder/serve" /usr/local/bin/serve > /dev/null
buildah config --entrypoint '["/usr/local/bin/serve"]' "$container"
buildah commit --quiet --rm "$container" "$name"
