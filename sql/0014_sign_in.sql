-- People who sign in: the tables of better-auth, as its own generator writes them, in a schema of their own.
-- "token" of a session holds a SHA-256 of the token.
create schema sign_in;

create table sign_in."user" (
  "id" text not null primary key,
  "name" text not null,
  "email" text not null unique,
  "emailVerified" boolean not null,
  "image" text,
  "createdAt" timestamptz default current_timestamp not null,
  "updatedAt" timestamptz default current_timestamp not null,
  -- whose conversions, keys and ledger the person sees: events.account_id
  "accountId" text not null
);

create table sign_in."session" (
  "id" text not null primary key,
  "expiresAt" timestamptz not null,
  "token" text not null unique,
  "createdAt" timestamptz default current_timestamp not null,
  "updatedAt" timestamptz not null,
  "ipAddress" text,
  "userAgent" text,
  "userId" text not null references sign_in."user" ("id") on delete cascade
);

create table sign_in."account" (
  "id" text not null primary key,
  "accountId" text not null,
  "providerId" text not null,
  "userId" text not null references sign_in."user" ("id") on delete cascade,
  "accessToken" text,
  "refreshToken" text,
  "idToken" text,
  "accessTokenExpiresAt" timestamptz,
  "refreshTokenExpiresAt" timestamptz,
  "scope" text,
  "password" text,
  "createdAt" timestamptz default current_timestamp not null,
  "updatedAt" timestamptz not null
);

create table sign_in."verification" (
  "id" text not null primary key,
  "identifier" text not null,
  "value" text not null,
  "expiresAt" timestamptz not null,
  "createdAt" timestamptz default current_timestamp not null,
  "updatedAt" timestamptz default current_timestamp not null
);

create table sign_in."rateLimit" (
  "id" text not null primary key,
  "key" text not null unique,
  "count" bigint not null,
  "lastRequest" bigint not null
);

create index "session_userId_idx" on sign_in."session" ("userId");
create index "account_userId_idx" on sign_in."account" ("userId");
create index "verification_identifier_idx" on sign_in."verification" ("identifier");

grant usage on schema sign_in to receipts_service;
grant select, insert, update, delete on all tables in schema sign_in to receipts_service;
