import json
import os
import urllib.request
import uuid

boundary = uuid.uuid4().hex
with open("receipt.jpg", "rb") as file:
    body = (
        f'--{boundary}\r\nContent-Disposition: form-data; name="file"; filename="receipt.jpg"\r\n\r\n'.encode()
        + file.read()
        + f"\r\n--{boundary}--\r\n".encode()
    )
request = urllib.request.Request(
    "http://127.0.0.1:3000/v1/convert",
    data=body,
    headers={
        "Authorization": f"Bearer {os.environ['API_KEY']}",
        "Content-Type": f"multipart/form-data; boundary={boundary}",
    },
)
with urllib.request.urlopen(request) as response:
    data = json.load(response)["data"]
print(data["vendor"], data["total"], data["currency"])
