/** Units are ten-thousandths, of the quantity too. */
export interface ItemFound {
  readonly name: string
  readonly quantity: number
  readonly unitPrice: number
  readonly total: number
  readonly isDiscount: boolean
}
