/** The description of the API. */
export const docs = {
  docs: {
    title: "API",
    lead: "One operation turns a receipt or invoice into data.",
    contents: "On this page",
    base: "Base address",
    authentication: "Authentication",
    authenticationText: "Every request carries a key of your account:",
    operation: "Convert a receipt",
    upload: "With a file",
    uploadText:
      "multipart/form-data; the file in the field file, at most 10 MB: JPG, PNG, WEBP, HEIC, TIFF, BMP, or a PDF with text.",
    link: "With a URL",
    linkText: "application/json; the public address of the file in url.",
    fileName: "Both take file_name, a hint that is shown in the dashboard.",
    examples: "Requests",
    answer: "The answer",
    field: "Field",
    type: "Type",
    meaning: "Meaning",
    errors: "Errors",
    errorsText: "Every failure has the same shape and costs nothing.",
    status: "Status",
    code: "error",
    cause: "Cause",
    cure: "What to do",
    headers: "Headers",
    idempotency: "Never twice",
    idempotencyText:
      "Send an Idempotency-Key of 1 to 255 printable ASCII characters. The same key with the same request returns the first answer again, with Idempotent-Replayed: true, and charges nothing. Answers are kept for 48 hours.",
    evidence: "Evidence",
    evidenceText:
      "With ?include=evidence the answer also says for every value how sure it is, where it stands on the page, and why; and warnings about what to look at.",
    limits: "Limits",
    limitsText: [
      "A file has at most 10 MB (10 × 1024 × 1024 bytes).",
      "A successful conversion costs one credit; API and dashboard share them.",
      "An account holds at most five active keys.",
      "Months are calendar months in UTC and start again on the 1st."
    ],
    try: "Try it",
    tryText: "Sends a file to the API from this page, with your key. The key stays in this page.",
    key: "API key",
    file: "File",
    send: "Send",
    machine: "For machines",
    explorer: "Explorer",
    cures: {
      unauthorized: "Send Authorization: Bearer and a key that is active. Make one under API keys.",
      no_file: "Send the file in the field file, or its address as url.",
      file_too_large: "Send a smaller picture, or fewer pages.",
      invalid_file_type: "Send one of the formats above, undamaged and without a password.",
      scanned_pdf: "Convert the PDF to JPG or PNG and send that.",
      url_fetch_failed: "Check that the address is public and answers within 20 seconds.",
      not_a_receipt: "Send a sharp, upright picture of the whole receipt.",
      monthly_limit_reached: "Wait until the 1st (Retry-After says how long), or take a larger plan.",
      conversion_failed: "Try again after the seconds in Retry-After. Nothing was charged.",
      invalid_idempotency_key: "Send 1 to 255 printable ASCII characters.",
      idempotency_key_reused: "Use a new key for a new request.",
      invalid_include: "Ask for evidence, or leave the parameter out."
    } as Record<string, string>
  }
}
