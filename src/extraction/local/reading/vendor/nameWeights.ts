/**
 * What each feature of a name weighs: how much likelier, in powers of e, it makes it the merchant's. Fitted by
 * scripts/fit-weights.mjs on 1281 documents of sroie_train, multilingual, multilingual_learn, text_pdf, text_pdf_learn, drawn_pdf, drawn_pictures, sroie_lines.
 */
export const nameWeights = {
  named_as_seller: 3.97,
  named_as_buyer: -9,
  label_of_a_name: -8,
  greets_in_its_name: 1.43,
  web_address: 3.01,
  in_web_address: 1.14,
  name_of_a_host: 1.04,
  name_of_a_chain: 4.03,
  name_of_a_known_chain: 1.42,
  chain_borne_out: 1, // set by hand: 4 of the documents show it
  first_line: 1.52,
  below_the_first_line: -0.29,
  legal_form: 4.45,
  business_word: 1.85,
  print_size: 2.14,
  leads_an_address: 1.06,
  repeated: 0.95,
  in_the_files_description: 2.25,
  doubtful_letters: -8.08,
  cell_among_others: -0.43,
  address: -3.49,
  address_with_legal_form: -1.12,
  contact_details: -4.01,
  title_or_form_word: -2.98,
  head_of_a_table: -3,
  remark_on_the_scan: -2.52,
  price_beside: -2.98,
  mostly_digits: -3.07,
  some_digits: -0.69,
  mixed_scripts: -3, // set by hand: 3 of the documents show it
  few_letters: -1.6,
  phrase_of_a_form: -9,
  label_of_an_amount: -2.28,
  odd_capitals: -1.11,
  sentence: -1.5,
  many_words: 0.28,
  long_line: -1.91
} as const

export type NameFeature = keyof typeof nameWeights
