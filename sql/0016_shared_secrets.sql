-- What servers that share this database must share: a fingerprint of each secret, so that a stranger is found
-- as it starts. A secret cannot be told from it: scrypt is slow on purpose.
create table shared_secrets (
  name text not null primary key,
  fingerprint bytea not null
);

grant select, insert on shared_secrets to receipts_service;
