-- The order in which the ledger is followed; see audit/7_reading_order.sql. Not unique, so that the table
-- can be distributed by account.
create index events_reading_order on events (transaction_id, position);
