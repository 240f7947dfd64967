import { readReceipt } from "./readPages.ts"
import { receiptPage } from "./receiptPage.ts"

/** The vendor that is read from these lines, above one article and its total. */
export const vendorOf = (...lines: ReadonlyArray<string>) =>
  readReceipt([receiptPage([...lines, "Paper   4.00", "TOTAL   4.00"])])?.data.vendor
