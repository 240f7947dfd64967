-- Events after a known place, in an order that never skips one that commits late: by transaction, then
-- position, and only of transactions older than every one still running. Start with ('0', 0) and go on
-- from the last row's (transaction_id, position): psql -v transaction=0 -v position=0 -f 7_reading_order.sql
select transaction_id, position, account_id, version, type
from events
where (transaction_id, position) > (:'transaction'::xid8, :'position'::bigint)
  and transaction_id < pg_snapshot_xmin(pg_current_snapshot())
order by transaction_id, position
limit 1000;
