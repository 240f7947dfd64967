import { Args, Options } from "@effect/cli"
import { AccountId, KeyId } from "../domain/Identifiers.ts"
import { Plan } from "../domain/Plan.ts"

export const accountArgument = Args.text({ name: "ACCOUNT" }).pipe(Args.withSchema(AccountId))
export const planArgument = Args.text({ name: "PLAN" }).pipe(Args.withSchema(Plan))
export const keyArgument = Args.text({ name: "KEY_ID" }).pipe(Args.withSchema(KeyId))

export const accountOption = Options.text("account").pipe(Options.withSchema(AccountId))
export const nameOption = Options.text("name")
export const planOption = Options.choice("plan", Plan.literals)
