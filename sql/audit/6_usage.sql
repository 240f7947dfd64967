-- Conversions by account, month and key, counted row by row: what `receipts ledger replay` prints.
select account_id, month, key_id, count(*) as used,
  sum(count(*)) over (partition by account_id, month) as account_used
from events
where type = 'ConversionSucceeded'
group by account_id, month, key_id
order by account_id, month, key_id;
