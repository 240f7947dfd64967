import { english, type Words } from "./english.ts"
export const german: Words = english
