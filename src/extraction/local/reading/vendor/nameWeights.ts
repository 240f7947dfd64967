/**
 * What each feature of a name weighs: how much likelier, in powers of e, it makes it the merchant's. Fitted by
 * scripts/fit-weights.mjs on 1282 documents of sroie_train, multilingual, multilingual_learn, text_pdf, text_pdf_learn, drawn_pdf, drawn_pictures, sroie_lines.
 */
export const nameWeights = {
  named_as_seller: 3.98,
  named_as_buyer: -9,
  label_of_a_name: -8,
  greets_in_its_name: 1.36,
  web_address: 2.91,
  in_web_address: 1.36,
  name_of_a_host: 1.26,
  first_line: 1.25,
  below_the_first_line: -0.3,
  legal_form: 3.87,
  business_word: 1.55,
  print_size: 1.69,
  leads_an_address: 0.89,
  repeated: 0.63,
  in_the_files_description: 1.5,
  doubtful_letters: -8.05,
  cell_among_others: -0.26,
  address: -3.5,
  address_with_legal_form: -1.27,
  contact_details: -4.01,
  title_or_form_word: -2.84,
  head_of_a_table: -3,
  remark_on_the_scan: -2.51,
  price_beside: -3,
  mostly_digits: -3.03,
  some_digits: -0.71,
  mixed_scripts: -3,
  few_letters: -1.56,
  phrase_of_a_form: -9,
  label_of_an_amount: -2.03,
  odd_capitals: -0.88,
  sentence: -1.5,
  many_words: 0.25,
  long_line: -1.62
} as const

export type NameFeature = keyof typeof nameWeights
