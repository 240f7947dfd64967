-- The hash chain. Canonical form of an event, as UTF-8: account, version, type, UTC time with six
-- decimals, and the data's text as stored, joined by line feeds (only the last may contain one).
-- The hash is SHA-256 over the previous event's 32 bytes (zeros before version 1) and that form.
create function event_hash(
  previous bytea, account_id text, version bigint, type text, recorded_at timestamptz, data json
) returns bytea language sql stable parallel safe as $$
  select sha256(
    previous || convert_to(
      concat_ws(
        e'\n',
        account_id,
        version::text,
        type,
        to_char(recorded_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
        data::text
      ),
      'UTF8'
    )
  )
$$;
