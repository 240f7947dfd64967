/** What one check found; `advice` says what to do, and is empty where nothing is. */
export interface Finding {
  readonly check: string
  readonly state: "ok" | "warning" | "fault"
  readonly found: string
  readonly advice: string
}

export const ok = (check: string, found: string): Finding => ({ check, state: "ok", found, advice: "" })

export const warning = (check: string, found: string, advice: string): Finding => ({
  check,
  state: "warning",
  found,
  advice
})

export const fault = (check: string, found: string, advice: string): Finding => ({
  check,
  state: "fault",
  found,
  advice
})
