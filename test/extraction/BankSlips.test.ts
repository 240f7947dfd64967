import { describe, expect, it } from "vitest"
import { readTyped } from "../support/readTyped.ts"

describe("a slip of a bank", () => {
  it.each([
    ["Cash withdrawal", "Amount", "Available balance"],
    ["Auszahlung", "Betrag", "Kontostand"],
    ["Retirada de efectivo", "Importe", "Saldo"],
    ["Prelievo contante", "Importo", "Saldo disponibile"],
    ["Käteisnosto", "Summa", "Saldo"],
    ["Výběr hotovosti", "Částka", "Zůstatek"],
    ["Készpénzfelvétel", "Összeg", "Egyenleg"],
    ["Выдача наличных", "Сумма", "Остаток"],
    ["Rút tiền mặt", "Số tiền", "Số dư"],
    ["출금", "금액", "잔액"]
  ])("that pays out is no receipt: %s", (title, amount, balance) => {
    const slip = `BANKOMAT 0412
${title}
18.03.2025  17:22
Card ****4417
${amount}            EUR 200,00
${balance}            EUR 1.245,33`
    expect(readTyped(slip)).toBeUndefined()
  })

  it.each([
    ["Transfer confirmation", "From account", "To account", "Amount"],
    ["Überweisung", "Auftraggeberkonto", "Empfängerkonto", "Betrag"],
    ["Virement", "Compte débité", "Compte crédité", "Montant"],
    ["Comprovante Pix", "De", "Para", "Valor"],
    ["Betalingsbekreftelse", "Fra konto", "Til konto", "Beløp"],
    ["Potwierdzenie przelewu", "Z rachunku", "Na rachunek", "Kwota"],
    ["振込明細", "出金口座", "振込先口座", "金額"]
  ])("that moves money is none either: %s", (title, from, to, amount) => {
    const slip = `Nordbank
${title}
${from}  12 3456 7890
${to}  98 7654 3210
${amount}     1 500,00
18.03.2025`
    expect(readTyped(slip)).toBeUndefined()
  })

  it("is something else than a bill that is paid by transfer", () => {
    const bill = `Alder GmbH
Rechnung Nr. 12 vom 18.03.2025
Beratung                     200,00
Gesamtbetrag             EUR 200,00
Zahlbar per Überweisung auf Konto DE12 8605 5592 1090 0000 01`
    expect(readTyped(bill)).toMatchObject({ vendor: "Alder GmbH", total: 200 })
  })
})
