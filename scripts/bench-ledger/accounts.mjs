// Accounts to charge in a benchmark, each with one key; their names are told by their numbers.
export const digest = "ab".repeat(32)
/** What authentication looks an account's key up by. */
export const hashOf = (account) => Buffer.from(account).toString("hex").padEnd(64, "0").slice(0, 64)
export const accountName = (n) => `acc_${String(n).padStart(16, "0")}`
export const keyName = (n) => `key_${String(n).padStart(16, "0")}`
let conversions = 0
export const facts = (account) => ({
  conversion_id: `cnv_${String(conversions++).padStart(22, "0")}`,
  actor: { key_id: keyName(account) },
  channel: "api",
  input: "upload",
  byte_count: 100_000,
  file_digest: digest
})
/** The least that is kept of a conversion beside its charge. */
export const rowOf = (account, { conversion_id }) => ({
  table: "saved_conversions",
  columns: { account_id: account, conversion_id, saved_at: new Date(), data: "{}" }
})

/** An account on the unlimited plan with one key, as SQL, so that thousands take a moment. */
export const openAccounts = (sql, from, to) =>
  sql.unsafe(`
  select append_event('acc_' || lpad(n::text, 16, '0'), 'AccountOpened', now(),
    '{"conversions_limit":2147483647,"name":"bench","plan":"pro_plus"}'::json) from generate_series(${from}, ${to}) n;
  select append_event('acc_' || lpad(n::text, 16, '0'), 'KeyCreated', now(), format(
    '{"key_hash":%s,"key_id":%s,"last_characters":"abcd","name":"bench"}',
    to_json(rpad(encode(convert_to('acc_' || lpad(n::text, 16, '0'), 'UTF8'), 'hex'), 64, '0')),
    to_json('key_' || lpad(n::text, 16, '0')))::json) from generate_series(${from}, ${to}) n;`)
