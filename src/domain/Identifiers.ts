import { Schema } from "effect"

export const AccountId = Schema.String.pipe(Schema.pattern(/^acc_[0-9A-Za-z]{16}$/), Schema.brand("AccountId"))
export type AccountId = typeof AccountId.Type

/** The account that the first start opens; a fixed name, so that two servers starting at once open one. */
export const localAccountId = AccountId.make("acc_local00000000000")

export const KeyId = Schema.String.pipe(Schema.pattern(/^key_[0-9A-Za-z]{16}$/), Schema.brand("KeyId"))
export type KeyId = typeof KeyId.Type

/** Somebody who signs in, and converts for the account that they belong to. */
export const PersonId = Schema.String.pipe(Schema.pattern(/^per_[0-9A-Za-z]{16}$/), Schema.brand("PersonId"))
export type PersonId = typeof PersonId.Type

export const ConversionId = Schema.String.pipe(Schema.pattern(/^cnv_[0-9A-Za-z]{22}$/), Schema.brand("ConversionId"))
export type ConversionId = typeof ConversionId.Type
