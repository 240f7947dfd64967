import type { Lexicon } from "./Lexicon.ts"

/** What papers are called in English, and what they say of themselves. */
export const englishPapers: Partial<Lexicon> = {
  returnTitles: "return, returns",
  refundTitles: `
    credit note, credit memo, refund, refund confirmation, refund receipt, refund note, return receipt, returns
    receipt, return slip, returns slip, return note, returns note, merchandise return, refunded, sales return, credit
    invoice, customer refund
  `,
  refundDenials: "no, not, non, policy, value, within, only, day, days, exchange",
  documentTitles: `
    invoice, receipt, ticket, statement of fees, fee statement, rental receipt, donation receipt, payment receipt,
    purchase receipt, parking receipt, taxi receipt, order receipt, e-ticket receipt, fee receipt, sales receipt, cash
    receipt, money receipt, rent receipt, tax receipt, official receipt, customer receipt, guest receipt, deposit
    receipt, sales invoice, commercial invoice, service invoice, final invoice, rental invoice
  `,
  datedTitles: "invoice",
  reminders: `
    payment reminder, reminder of payment, overdue notice, past due notice, overdue account, final demand, final
    notice, collection notice, letter before action, notice of arrears, friendly reminder, second reminder, final
    reminder, invoice reminder
  `,
  overviewWords: `
    budget, budgets, cost, costs, costing, plan, planner, goals, overview, summary, report, results, statistics, log,
    schedule, forecast, estimate, estimates, calculation, breakdown, award, application, estate, worth, scores,
    standings, comparison, expenses, assets
  `,
  otherTitles: `
    service agreement, consulting agreement, purchase agreement, license agreement, ^inventory, ^expenses$, ^my
    wallet$, ^gift card$, ^gift certificate$, ^gift voucher$, penalty charge notice, parking charge notice, fixed
    penalty notice, notice of violation, notice of parking violation, cash withdrawal, atm withdrawal, transfer
    confirmation, bank transfer confirmation, dividend voucher, dividend statement, z report, z-report, x report, z
    reading, x reading, price list, nutrition facts, nutrition information, nutritional values, bank statement,
    account statement, quotation, packing list, delivery note, purchase order, boarding pass, catalogue, catalog,
    balance sheet, datasheet, data sheet, timetable, withholding table, tax table, payslip, wine list, general
    description, remittance advice, statement of account, request for quotation, price quotation, proforma price
    list, course catalogue, curriculum vitae, tax return, withholding certificate, business card, lunch menu, dinner
    menu, drinks menu, breakfast menu, medication guide, prescription, lottery results, table of contents,
    application form, bill of lading, certificate of, shopping list, packing slip, work order$, medical report,
    report card, lab report, transaction history, transactions history, income statement, statement of income,
    statement of cash flows, statement of operations, profit and loss, transaction ledger, account ledger, ledger
    report, payroll register, payroll summary, pay stub, pay slip, salary slip, salary statement, earnings statement,
    wage and tax statement, expense report, expense claim, inventory list, inventory count, count sheet, inventory
    report, stock list, portfolio summary, brokerage statement, loan statement, trial balance, general ledger, annual
    report, financial statements, adopted budget, proposed budget, approved budget, annual budget, budget report,
    amortization schedule, amortisation schedule, repayment schedule, loan schedule, usage report, election results,
    exam results, race results, lease agreement, rental agreement, tenancy agreement, loan agreement, employment
    agreement, offer of employment, exchange rates, parking tariff, parking rates, explanation of benefits, policy
    declarations, credit report, wire transfer, transfer order, timesheet, time sheet, loan offer, pension forecast,
    meeting agenda, shopping cart, monthly budget, household budget, wedding budget, budget planner, grade report,
    semester grades, final grades, cost estimate, repair estimate, work estimate, price comparison, laboratory
    report, customs declaration, policy schedule, benefit statement, credit card statement, card statement,
    receivable aging, payable aging, aging report, schedule of rates, bill of quantities, grant budget, project
    budget, budget proposal, portfolio valuation, portfolio statement, sales report, end of day report, daily report,
    cash count, warehouse inventory, stock count, balance inquiry, balance enquiry, premium notice, renewal notice,
    credit card summary, loan estimate, closing disclosure, ^estimate$, estimate no, ^quote$, quote no, sales quote,
    sales quotation, ^proposal$, goods received note, portfolio overview, pension statement, investment statement,
    deposit slip, insurance quote, fee schedule, schedule of fees, rate card, mileage log, mileage claim, rent roll,
    estimate #~, quote #~, bank reconciliation, cash flow forecast, notice of assessment, survey results,
    calculator$, transfer successful, order form, tuition and fees, trade confirmation, dividend advice, property
    valuation, assessment notice, price guide, tide table, vaccination record, discharge summary, price quote, bill
    of materials, academic transcript, official transcript, transcript of records, league table, standings$, policy
    declaration, open invoices, overdue invoices, outstanding invoices, rainfall, medal table, heat results, deposit
    ticket, treasurer's report, cash book, cashbook, sales ledger, purchase ledger, nominal ledger, sales day book,
    purchase day book, vat return, gst return, sales tax return, dividend confirmation, fund factsheet, fund fact
    sheet, ^factsheet, ^top holdings, portfolio holdings, final standings, ^standings$, final results, recipe
    costing, cost plan, schedule of assets, chart of accounts, cost breakdown
  `,
  otherSigns: `
    we are pleased to offer, we look forward to your order, total spent, proceed to checkout, go to checkout, continue
    to checkout, ^your basket, ^your cart, ^your shopping cart, from account, to account, available balance, sort code
    to, pay to the order of, ^pay to the$, ^order of, ^memo, 00/100 dollars, opening balance, closing balance, balance
    brought forward, balance carried forward, statement period, total deposits, total withdrawals, daily value, amount
    per serving, serving size, servings per container, saturated fat, of which saturates, of which sugars, net pay,
    gross pay, gross earnings, total deductions, taxable wages, pay period, net income, total assets, total
    liabilities, operating income, shareholders equity, share price, market cap, minimum payment due, minimum payment,
    credit limit, available credit, statement balance, adjusted gross income, taxable income, net asset value, expense
    ratio, fund size, share class, base value, technical elements, program components, port of loading, gate closes,
    boarding time, beginning balance, ending balance, social security wages, medicare wages, federal income tax
    withheld, statement closing date, interest charged, reference range, reference interval, mmol/l, asking price,
    council tax band, net deposit, less cash received, loan amount, loan term, total interest, withdrawal, acceptance
    of proposal, quote reference, quote is valid, indirect costs, buyer's premium, starting bid, total carbohydrate,
    dietary fiber, earned income, take-home pay, federal tax, fica, withholding tax, net dividend, settlement date,
    principal balance
  `,
  declines: `
    declined, transaction declined, card declined, payment declined, sale declined, response: declined,
    status: declined, result: declined, not approved, transaction not approved, not authorised, not authorized,
    transaction not authorised, transaction not authorized, payment failed, transaction failed, transaction cancelled,
    transaction canceled
  `
}
