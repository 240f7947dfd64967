-- Months whose ordinals are not 1, 2, 3, … or whose conversions were recorded in another month. None is right.
select account_id, month, count(*) as conversions, max(ordinal) as last_ordinal
from events
where type = 'ConversionSucceeded'
group by account_id, month
having max(ordinal) <> count(*)
  or min(ordinal) <> 1
  or bool_or(month <> to_char(recorded_at at time zone 'UTC', 'YYYY-MM'))
order by account_id, month;
