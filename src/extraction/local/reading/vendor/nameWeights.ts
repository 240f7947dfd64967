/**
 * What each feature of a name weighs: how much likelier, in powers of e, it makes it the merchant's. Fitted by
 * scripts/fit-weights.mjs on 1282 documents of sroie_train, multilingual, multilingual_learn, text_pdf, text_pdf_learn, drawn_pdf, drawn_pictures, sroie_lines.
 */
export const nameWeights = {
  named_as_seller: 2.79,
  named_as_buyer: -9,
  label_of_a_name: -8,
  greets_in_its_name: 1.35,
  web_address: 2.96,
  in_web_address: 0.71,
  name_of_a_host: 0.89,
  first_line: 1.91,
  below_the_first_line: -0.21,
  legal_form: 4.21,
  business_word: 1.77,
  print_size: 1.79,
  leads_an_address: 0.98,
  repeated: 0.41,
  doubtful_letters: -8.13,
  cell_among_others: -0.54,
  address: -3.48,
  address_with_legal_form: -0.89,
  contact_details: -4.03,
  title_or_form_word: -2.76,
  head_of_a_table: -3.01,
  remark_on_the_scan: -2.53,
  price_beside: -3.01,
  mostly_digits: -3.07,
  some_digits: -0.65,
  mixed_scripts: -3,
  few_letters: -1.62,
  phrase_of_a_form: -9,
  label_of_an_amount: -2.08,
  odd_capitals: -1.19,
  sentence: -1.51,
  many_words: 0.12,
  long_line: -1.89
} as const

export type NameFeature = keyof typeof nameWeights
