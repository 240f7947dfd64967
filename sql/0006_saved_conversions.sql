-- Each successful conversion, kept for its account's dashboard. It holds receipt content, so it lives
-- outside the ledger and may be deleted at any time without touching it.
create table saved_conversions (
  account_id text not null,
  conversion_id text not null,
  saved_at timestamptz not null,
  file_name text,
  data json not null,
  primary key (account_id, conversion_id)
);

create index saved_conversions_newest on saved_conversions (account_id, saved_at desc);
