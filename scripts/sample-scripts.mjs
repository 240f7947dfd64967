#!/usr/bin/env node
// Draws test/fixtures/scripts/*.jpg: receipts of invented shops in the scripts, and with the currency signs, that the
// Latin reader cannot see. Needs fonts for them; the pictures in the repository were drawn with Noto (Debian: fonts-noto-core, fonts-noto-cjk).
import { randomBytes } from "node:crypto"
import { mkdirSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import sharp from "sharp"

/** Lines of one word group stand in the middle; of two, at both edges. */
const receipts = {
  greek: [
    ["ΦΟΥΡΝΟΣ ΑΝΑΤΟΛΗ"],
    ["Οδός Ερμού 12, Αθήνα"],
    ["ΑΦΜ 099999999"],
    ["ΗΜΕΡΟΜΗΝΙΑ", "14/11/2026"],
    ["ΨΩΜΙ ΟΛΙΚΗΣ", "1,80"],
    ["ΤΥΡΟΠΙΤΑ", "2,40"],
    ["ΓΑΛΑ ΦΡΕΣΚΟ", "1,55"],
    ["ΣΥΝΟΛΟ", "5,75"],
    ["ΜΕΤΡΗΤΑ", "10,00"],
    ["ΡΕΣΤΑ", "4,25"],
    ["ΕΥΧΑΡΙΣΤΟΥΜΕ"]
  ],
  arabic: [
    ["مخبز الربيع"],
    ["شارع الملك فهد، الرياض"],
    ["14/11/2026", "التاريخ"],
    ["12.00", "خبز عربي"],
    ["18.50", "حليب طازج"],
    ["45.00", "جبنة بيضاء"],
    ["75.50", "المجموع"],
    ["100.00", "نقدا"],
    ["24.50", "الباقي"],
    ["شكرا لزيارتكم"]
  ],
  // words that the model that tells scripts takes for figures and Latin ones
  "arabic-short": [
    ["مقهى الواحة"],
    ["شارع الملك فهد، الرياض"],
    ["14/11/2026", "التاريخ"],
    ["12.00", "قهوة"],
    ["18.50", "جبن"],
    ["9.00", "حليب"],
    ["39.50", "المجموع"],
    ["50.00", "نقدا"],
    ["10.50", "الباقي"]
  ],
  hebrew: [
    ["מאפיית האביב"],
    ["רחוב הרצל 5, חיפה"],
    ["14/11/2026", "תאריך"],
    ["14.90", "לחם מלא"],
    ["6.80", "חלב טרי"],
    ["12.50", "גבינה לבנה"],
    ["34.20", "סה״כ לתשלום"],
    ["50.00", "מזומן"],
    ["15.80", "עודף"],
    ["תודה רבה ולהתראות"]
  ],
  thai: [
    ["ร้านอาหารริมน้ำ"],
    ["ถนนพระราม 4 กรุงเทพฯ"],
    ["วันที่", "14/11/2569"],
    ["ข้าวผัดกุ้ง", "80.00"],
    ["ต้มยำไก่", "95.00"],
    ["ชาเย็น", "35.00"],
    ["ยอดสุทธิ", "210.00"],
    ["เงินสด", "300.00"],
    ["เงินทอน", "90.00"],
    ["ขอบคุณที่ใช้บริการ"]
  ],
  "thai-month": [
    ["ร้านกาแฟดอย"],
    ["ถนนพระราม 4 กรุงเทพฯ"],
    ["Date 14 พ.ย. 2569 19:32"],
    ["ข้าวผัดกุ้ง", "65.00"],
    ["ชาเย็น", "85.00"],
    ["ยอดสุทธิ", "150.00"],
    ["เงินสด", "200.00"],
    ["เงินทอน", "50.00"]
  ],
  // short words that the model that tells scripts takes for Latin ones
  "thai-short": [
    ["ร้านริมทาง"],
    ["วันที่", "14/11/2569"],
    ["ปลา", "80.00"],
    ["หมูปิ้ง", "30.00"],
    ["ชาเย็น", "35.00"],
    ["รวม", "145.00"],
    ["เงินสด", "200.00"],
    ["เงินทอน", "55.00"]
  ],
  hindi: [
    ["वसंत भोजनालय"],
    ["महात्मा गांधी मार्ग, पुणे"],
    ["दिनांक", "14/11/2026"],
    ["दाल मखनी", "180.00"],
    ["तंदूरी रोटी", "40.00"],
    ["मसाला चाय", "30.00"],
    ["कुल राशि", "250.00"],
    ["नकद", "300.00"],
    ["धन्यवाद, फिर पधारें"]
  ],
  korean: [
    ["봄날 분식"],
    ["서울시 종로구 종로 1"],
    ["거래일", "2026-11-14"],
    ["김치찌개", "8,000"],
    ["비빔밥", "9,500"],
    ["콜라", "2,000"],
    ["합계금액", "19,500"],
    ["받은금액", "20,000"],
    ["거스름돈", "500"],
    ["이용해 주셔서 감사합니다"]
  ],
  // beside figures with a Latin unit the model that tells scripts sees nothing else
  "korean-sizes": [
    ["우리마트 마포점"],
    ["서울시 마포구 마포로 2"],
    ["거래일", "2026-11-14"],
    ["서울우유1L", "2,980"],
    ["삼다수2L", "1,080"],
    ["바나나", "4,100"],
    ["합계금액", "8,160"],
    ["신용카드", "8,160"],
    ["이용해 주셔서 감사합니다"]
  ],
  pound: [
    ["THE BLUE DOOR"],
    ["14/11/2026", "10:42"],
    ["Double Espresso", "£3.20"],
    ["Scone", "£2.80"],
    ["TOTAL", "£6.00"],
    ["CASH", "£10.00"],
    ["CHANGE", "£4.00"]
  ],
  euro: [
    ["THE BLUE DOOR"],
    ["14/11/2026", "10:42"],
    ["Double Espresso", "3,20 €"],
    ["Scone", "2,80 €"],
    ["TOTAL", "6,00 €"],
    ["CASH", "10,00 €"],
    ["CHANGE", "4,00 €"]
  ],
  // beside a count the Chinese model sees nothing else
  "japanese-counts": [
    ["まいにちストア"],
    ["東京都千代田区丸の内1-1"],
    ["2026年11月14日"],
    ["たまご10個", "298"],
    ["お茶500ml", "150"],
    ["食パン", "180"],
    ["合計", "628"],
    ["お預り", "1,000"],
    ["お釣り", "372"]
  ],
  japanese: [
    ["はるの食堂"],
    ["東京都千代田区丸の内1-1"],
    ["2026年11月14日"],
    ["とんかつ定食", "980"],
    ["おみそしる", "150"],
    ["ビール", "550"],
    ["合計", "1,680"],
    ["お預り", "2,000"],
    ["お釣り", "320"],
    ["ありがとうございました"]
  ]
}

const [width, margin, step] = [620, 44, 46]

/** Where they are written: test/fixtures/scripts, or the folder that is named. */
const folder = process.argv[2] ?? fileURLToPath(new URL("../test/fixtures/scripts", import.meta.url))

const draw = async (lines, file) => {
  const height = margin * 2 + lines.length * step
  const text = lines.flatMap((words, line) =>
    words.map((word, i) => {
      const y = margin + (line + 0.7) * step
      if (words.length === 1) return `<text x="${width / 2}" y="${y}" text-anchor="middle">${word}</text>`
      return i === 0
        ? `<text x="${margin}" y="${y}">${word}</text>`
        : `<text x="${width - margin}" y="${y}" text-anchor="end">${word}</text>`
    })
  )
  const paper = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
     <rect width="100%" height="100%" fill="#f6f4ee"/>
     <g font-family="Noto Sans, Noto Sans CJK JP, sans-serif" font-size="29" fill="#26262a" direction="ltr">${text.join("")}</g>
   </svg>`
  )
  const grain = { raw: { width, height, channels: 1 } }
  const noise = await sharp(randomBytes(width * height), grain)
    .linear(0.12, 112)
    .blur(0.6)
    .png()
    .toBuffer()
  await sharp(paper)
    .composite([{ input: noise, blend: "soft-light" }])
    .blur(0.5)
    .jpeg({ quality: 72 })
    .toFile(join(folder, `${file}.jpg`))
}

mkdirSync(folder, { recursive: true })
for (const [script, lines] of Object.entries(receipts)) await draw(lines, script)
