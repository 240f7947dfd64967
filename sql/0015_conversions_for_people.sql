-- What people see of a conversion beside its answer: the evidence, what they search by, and their correction.
alter table saved_conversions
  add column evidence json,
  add column warnings json,
  add column channel text not null default 'api',
  add column key_id text,
  add column person_id text,
  add column file_digest text,
  -- of what is shown: the corrected data, or else the answer
  add column vendor text,
  add column date text,
  add column total double precision,
  add column currency text,
  add column category text,
  -- in lower case: vendor, items, amounts, file name
  add column words text not null default '',
  add column correction json,
  add column corrected_at timestamptz,
  add column corrected_by text,
  -- may be taken back until it is deleted for good
  add column deleted_at timestamptz;

update saved_conversions set
  vendor = data ->> 'vendor', date = data ->> 'date', total = (data ->> 'total')::double precision,
  currency = data ->> 'currency', category = data ->> 'category',
  words = lower(concat_ws(' ', data ->> 'vendor', file_name, data ->> 'total'));

create index saved_conversions_listed on saved_conversions (account_id, saved_at desc, conversion_id desc);
create index saved_conversions_file on saved_conversions (account_id, file_digest);
create index saved_conversions_deleted on saved_conversions (deleted_at) where deleted_at is not null;

-- What the pages look like. Never the file itself, and for so many days only.
create table page_previews (
  account_id text not null,
  conversion_id text not null,
  page integer not null,
  picture bytea not null,
  kept_until timestamptz not null,
  primary key (account_id, conversion_id, page)
);

create index page_previews_expiry on page_previews (kept_until);

-- What an account has chosen for itself.
create table account_preferences (
  account_id text not null primary key,
  keeps_previews boolean not null
);

grant update on saved_conversions to receipts_service;
grant select, insert, delete on page_previews to receipts_service;
grant select, insert, update on account_preferences to receipts_service;
