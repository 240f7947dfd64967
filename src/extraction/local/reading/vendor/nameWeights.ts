/**
 * What each feature of a name weighs: how much likelier, in powers of e, it makes it the merchant's. Fitted by
 * scripts/fit-weights.mjs on 1282 documents of sroie_train, multilingual, multilingual_learn, text_pdf, text_pdf_learn, drawn_pdf, drawn_pictures, sroie_lines.
 */
export const nameWeights = {
  named_as_seller: 3.93,
  named_as_buyer: -9,
  label_of_a_name: -8,
  greets_in_its_name: 1.18,
  web_address: 2.78,
  in_web_address: 1.29,
  name_of_a_host: 1.19,
  name_of_a_chain: 4.5,
  name_of_a_known_chain: 1.5,
  chain_borne_out: 1,
  first_line: 1.51,
  below_the_first_line: -0.28,
  legal_form: 4.08,
  business_word: 1.75,
  print_size: 1.66,
  leads_an_address: 1.12,
  repeated: 0.79,
  in_the_files_description: 2.3,
  doubtful_letters: -8.14,
  cell_among_others: -0.48,
  address: -3.49,
  address_with_legal_form: -1.08,
  contact_details: -4.03,
  title_or_form_word: -2.9,
  head_of_a_table: -3,
  remark_on_the_scan: -2.52,
  price_beside: -2.98,
  mostly_digits: -3.08,
  some_digits: -0.68,
  mixed_scripts: -3,
  few_letters: -1.61,
  phrase_of_a_form: -9,
  label_of_an_amount: -2.27,
  odd_capitals: -1.11,
  sentence: -1.51,
  many_words: 0.28,
  long_line: -1.87
} as const

export type NameFeature = keyof typeof nameWeights
