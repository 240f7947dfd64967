-- Requests that carried an Idempotency-Key: who is working on one, and what was answered. It holds
-- receipt content, so it lives outside the ledger, per account, and expires.
create table idempotent_requests (
  account_id text not null,
  idempotency_key text not null check (length(idempotency_key) between 1 and 255),
  -- keyed digest of the request: the same key with another one is refused
  fingerprint text not null,
  -- names the request that works on it; only this one may store the answer
  claim text not null,
  -- renewed while it is worked on; after it, the claim may be taken over
  leased_until timestamptz not null,
  headers json,
  body text,
  expires_at timestamptz not null,
  primary key (account_id, idempotency_key)
);

create index idempotent_requests_expiry on idempotent_requests (expires_at);

grant select, insert, update, delete on idempotent_requests to receipts_service;
