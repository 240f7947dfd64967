-- Conversions by account, month, actor and channel, counted row by row: what `receipts ledger replay` prints.
-- Events without a channel came over the API.
select account_id, month, coalesce(key_id, '') as key_id, count(*) as used,
  sum(count(*)) over (partition by account_id, month) as account_used,
  coalesce(data ->> 'person_id', '') as person_id, coalesce(data ->> 'channel', 'api') as channel
from events
where type = 'ConversionSucceeded'
group by account_id, month, key_id, data ->> 'person_id', coalesce(data ->> 'channel', 'api')
order by account_id, month, key_id, person_id, channel;
