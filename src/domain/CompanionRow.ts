/**
 * A row that another store than the ledger keeps of a conversion, of a table of the same database: written in the
 * statement that charges, and once.
 */
export interface CompanionRow {
  readonly table: string
  readonly columns: Readonly<Record<string, string | number | Date | null>>
}
