/** The levy for health; elsewhere tests are called so. */
export const healthLevy = /^covid(?:-?19)?$/i

/** Two that are of one rate, so that the same amount stands twice. */
export const equalLevy = /^(?:nhil|getfund|getf)(?!\p{L})/iu
