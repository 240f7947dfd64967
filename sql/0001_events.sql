-- The ledger. One row is one fact in one account's stream; rows are only ever added.
-- Every key begins with the account, so that the table can be distributed by it.
create sequence events_position;

create table events (
  account_id text not null,
  version bigint not null check (version > 0),
  type text not null check (
    type in ('AccountOpened', 'PlanChanged', 'KeyCreated', 'KeyRevoked', 'ConversionSucceeded')
  ),
  recorded_at timestamptz not null,
  -- json, not jsonb: the text is kept as written, and the hash covers that text
  data json not null,
  -- SHA-256 over the previous hash and this event; see append_event
  hash bytea not null check (octet_length(hash) = 32),
  -- reading order over all accounts: by transaction_id, then position, below pg_snapshot_xmin
  position bigint not null default nextval('events_position'),
  transaction_id xid8 not null default pg_current_xact_id(),
  -- restated from data, to be indexed
  key_id text generated always as (data ->> 'key_id') stored,
  conversion_id text generated always as (data ->> 'conversion_id') stored,
  month text generated always as (data ->> 'month') stored,
  ordinal integer generated always as ((data ->> 'ordinal')::integer) stored,
  primary key (account_id, version)
);

alter sequence events_position owned by events.position;

-- the guard of the count: no ordinal twice
create unique index events_month_ordinal on events (account_id, month, ordinal) where type = 'ConversionSucceeded';

-- a conversion that is recorded again is found, not charged again
create unique index events_conversion on events (account_id, conversion_id) where type = 'ConversionSucceeded';

-- a key is created once and revoked once
create unique index events_key on events (account_id, key_id, type) where type in ('KeyCreated', 'KeyRevoked');

-- an account's plan and keys, without its conversions
create index events_administration on events (account_id, version) where type <> 'ConversionSucceeded';

-- authentication: from the hash of the secret to its account
create index events_key_hash on events ((data ->> 'key_hash')) where type = 'KeyCreated';

-- from a key's id to its account
create index events_key_owner on events (key_id) where type = 'KeyCreated';

-- all accounts, in the order they were opened
create index events_accounts on events (recorded_at, account_id) where type = 'AccountOpened';
