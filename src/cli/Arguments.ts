import { Args, Options } from "@effect/cli"
import { Schema } from "effect"
import { AccountId, KeyId } from "../domain/Identifiers.ts"
import { Plan } from "../domain/Plan.ts"

export const accountArgument = Args.text({ name: "ACCOUNT" }).pipe(Args.withSchema(AccountId))
export const planArgument = Args.text({ name: "PLAN" }).pipe(Args.withSchema(Plan))
export const keyArgument = Args.text({ name: "KEY_ID" }).pipe(Args.withSchema(KeyId))

export const accountOption = Options.text("account").pipe(Options.withSchema(AccountId))
/** Names are shown in lists: no line breaks, not too long. */
const Name = Schema.Trim.pipe(Schema.minLength(1), Schema.maxLength(100), Schema.pattern(/^\P{Cc}*$/u))

export const nameOption = Options.text("name").pipe(Options.withSchema(Name))
export const planOption = Options.choice("plan", Plan.literals)
