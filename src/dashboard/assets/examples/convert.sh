# With a file
curl -sS http://127.0.0.1:3000/v1/convert \
  -H "Authorization: Bearer $API_KEY" \
  -F file=@receipt.jpg

# With a URL
curl -sS http://127.0.0.1:3000/v1/convert \
  -H "Authorization: Bearer $API_KEY" \
  -H "Content-Type: application/json" \
  -d '{"url": "https://example.com/receipt.pdf"}'
