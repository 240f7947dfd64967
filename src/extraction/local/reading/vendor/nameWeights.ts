/**
 * What each feature of a name weighs: how much likelier, in powers of e, it makes it the merchant's. Fitted by
 * scripts/fit-weights.mjs on 1283 documents of sroie_train, multilingual, multilingual_learn, text_pdf, text_pdf_learn, drawn_pdf, drawn_pictures, sroie_lines.
 */
export const nameWeights = {
  named_as_seller: 3.97,
  named_as_buyer: -9,
  label_of_a_name: -8,
  greets_in_its_name: 1.43,
  web_address: 3.04,
  in_web_address: 0.99,
  name_of_a_host: 1.19,
  name_of_a_chain: 4.25,
  name_of_a_known_chain: 1.25, // set by hand: 4 of the documents show it
  chain_borne_out: 2.2, // set by hand: 3 of the documents show it
  first_line: 1.64,
  below_the_first_line: -0.23,
  legal_form: 4.21,
  business_word: 1.8,
  print_size: 2.27,
  leads_an_address: 0.94,
  register_number: 1.69,
  repeated: 1.15,
  in_the_files_description: 2.37,
  doubtful_letters: -8.09,
  cell_among_others: -0.31,
  address: -3.46,
  address_with_legal_form: -1.03,
  contact_details: -4.01,
  title_or_form_word: -2.92,
  head_of_a_table: -3,
  remark_on_the_scan: -2.52,
  price_beside: -2.98,
  mostly_digits: -3.06,
  some_digits: -0.61,
  mixed_scripts: -3, // set by hand: 3 of the documents show it
  few_letters: -1.61,
  phrase_of_a_form: -9,
  label_of_an_amount: -2.02,
  odd_capitals: -0.85,
  sentence: -1.5,
  many_words: 0.26,
  long_line: -1.9
} as const

export type NameFeature = keyof typeof nameWeights
