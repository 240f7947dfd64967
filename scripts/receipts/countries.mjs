// How receipts of a country look beside their language: money, dates, taxes, numbers of firms and telephones.
import * as asian from "./languages/asian.mjs"
import * as eastern from "./languages/eastern.mjs"
import * as germanic from "./languages/germanic.mjs"
import * as nordic from "./languages/nordic.mjs"
import * as romance from "./languages/romance.mjs"

const languages = { ...germanic, ...romance, ...nordic, ...eastern, ...asian }

/**
 * A country in words, parted by `;`: language; currency; digits after the mark; thousands mark and decimal mark; signs of
 * the currency, `<` before and `>` behind the amount; forms of dates; the tax's name and rates, `+` when it comes on top;
 * firm's number (9 stands for any digit); telephone; legal forms, `<` before the name; towns, with their post codes.
 */
const rows = {
  DE: "german;EUR;2;.,;>€|>EUR|>|<EUR ;d.m.y|d.m.Y|Y-m-d;MwSt|USt|MWST:19,7;USt-IdNr.: DE999999999|Steuer-Nr. 99/999/99999;0999 999999;GmbH|e.K.|KG|GmbH & Co. KG;99999 Neustadt|99999 Altenburg",
  AT: "german;EUR;2;.,;>€|>EUR|<€ |>;d.m.Y|d.m.y;MwSt|USt:20,10;UID: ATU99999999;+43 1 9999999;GmbH|OG|KG;1999 Wien|5999 Hallein",
  CH: "german;CHF;2;'.;<CHF |<Fr. |>CHF|>;d.m.Y|d.m.y;MWST:8.1,2.6;CHE-999.999.999 MWST;044 999 99 99;AG|GmbH;8999 Zürich|3999 Thun",
  FR: "french;EUR;2; ,;>€|>EUR|>;d/m/Y|d/m/y|d M Y;TVA|T.V.A.:20,10,5.5;SIRET 999 999 999 99999|TVA FR99999999999;01 99 99 99 99;SARL|SAS|EURL;75999 Paris|69999 Lyon",
  BE: "french;EUR;2;.,;>€|<€ |>EUR|>;d/m/Y|d-m-Y;TVA:21,6;TVA BE 0999.999.999;02 999 99 99;SPRL|SRL|SA;1999 Bruxelles|4999 Liège",
  NL: "dutch;EUR;2;.,;<€ |>|<EUR |>€;d-m-Y|d-m-y|d M Y;BTW|btw:21,9;KvK 99999999|BTW NL999999999B99;020-9999999;B.V.|V.O.F.;1999 AB Amsterdam|3999 CD Utrecht",
  GB: "english;GBP;2;,.;<£|>|<GBP ;d/m/Y|d/m/y|d M Y;VAT:20;VAT No. 999 9999 99|GB 999 9999 99;020 7999 9999;Ltd|Limited|LLP;Leeds LS9 9AA|Bristol BS9 9AB",
  IE: "english;EUR;2;,.;<€|>|<EUR ;d/m/Y|d/m/y;VAT:23,13.5;VAT No. IE9999999A;(01) 999 9999;Ltd|DAC;Dublin 9|Cork",
  US: "english;USD;2;,.;<$|>|<USD ;m/d/Y|m/d/y|M d, Y|m-d-Y;Tax|Sales Tax|TAX:+8.25,+6,+7.5;EIN 99-9999999|Store #999;(999) 999-9999;LLC|Inc.;Austin, TX 78999|Portland, OR 97999",
  CA: "english;CAD;2;,.;<$|>|<CAD $;Y/m/d|Y-m-d|M d, Y;HST|GST:+13,+5;GST/HST# 99999 9999 RT0001;416-999-9999;Inc.|Ltd.;Toronto, ON M9A 9A9|Calgary, AB T9A 9A9",
  AU: "english;AUD;2;,.;<$|>|<A$|<AUD ;d/m/Y|d/m/y|d M Y;GST:10;ABN 99 999 999 999;(02) 9999 9999;Pty Ltd;Sydney NSW 2999|Perth WA 6999",
  NZ: "english;NZD;2;,.;<$|>|<NZ$;d/m/Y|d M Y;GST:15;GST No. 99-999-999;09 999 9999;Ltd|Limited;Auckland 1999|Dunedin 9999",
  ZA: "english;ZAR;2; .;<R|<R |<ZAR |>;Y/m/d|d/m/Y|Y-m-d;VAT:15;VAT No. 4999999999;021 999 9999;(Pty) Ltd|CC;Cape Town 8999|Durban 4999",
  IN: "english;INR;2;,.;<Rs.|<₹|>|<INR ;d/m/Y|d-m-Y|d-M-Y;GST:5,18;GSTIN: 29AAAAA9999A1ZA;080-99999999;Pvt Ltd|Private Limited;Bengaluru 560099|Pune 411099",
  SG: "english;SGD;2;,.;<$|<S$|>;d/m/Y|d M Y;GST:9;GST Reg No. M9-9999999-9|UEN 199999999A;6999 9999;Pte Ltd|PTE. LTD.;Singapore 999999",
  MY: "english;MYR;2;,.;<RM|<RM |>;d/m/Y|d-m-Y|d/m/y;SST|GST:6;SST No: A99-9999-99999999|(999999-A);03-9999 9999;SDN BHD|Sdn. Bhd.;59999 Kuala Lumpur|81999 Johor Bahru",
  PH: "english;PHP;2;,.;<₱|<P|<PHP |>;m/d/Y|m-d-Y|M d, Y;VAT:12;VAT REG TIN 999-999-999-99999;(02) 8999-9999;Inc.|Corp.;Makati City|Quezon City",
  KE: "english;KES;2;,.;<KSh |<Ksh|<KES |>;d/m/Y|d-m-Y;VAT:16;PIN: P999999999A;0799 999999;Ltd;Nairobi|Mombasa",
  ES: "spanish;EUR;2;.,;>€|>|>EUR;d/m/Y|d/m/y|d-m-Y;IVA:21,10;CIF: B99999999|NIF B99999999;91 999 99 99;S.L.|S.A.;28999 Madrid|41999 Sevilla",
  MX: "spanish;MXN;2;,.;<$|<$ |>;d/m/Y|d/M/Y|Y-m-d;IVA|I.V.A.:16;RFC: AAA999999AA9;55 9999 9999;S.A. de C.V.|S de RL de CV;06999 Ciudad de México|44999 Guadalajara, Jal.",
  AR: "spanish;ARS;2;.,;<$|<$ |>;d/m/Y|d/m/y;IVA:21;CUIT: 30-99999999-9;(011) 9999-9999;S.R.L.|S.A.;C1999 Buenos Aires|X5999 Córdoba",
  CL: "spanish;CLP;0;.,;<$|<$ |>;d/m/Y|d-m-Y;IVA:19;RUT: 76.999.999-9;+56 2 2999 9999;SpA|Ltda.;Santiago|Valparaíso",
  CO: "spanish;COP;0;.,;<$|<$ |>;d/m/Y|Y-m-d;IVA|IMPOCONSUMO:19,8;NIT 900.999.999-9;(601) 9999999;S.A.S.|LTDA;Bogotá D.C.|Medellín",
  PE: "spanish;PEN;2;,.;<S/ |<S/|>;d/m/Y|d-m-Y;IGV:18;RUC: 20999999999;(01) 999-9999;S.A.C.|E.I.R.L.;Lima|Cusco",
  IT: "italian;EUR;2;.,;>|>€|<€ |<EURO ;d/m/Y|d-m-Y|d/m/y;IVA:22,10;P.IVA 99999999999|P. IVA IT99999999999;06 9999999;S.r.l.|S.p.A.|snc;00199 Roma|20199 Milano",
  PT: "portuguese;EUR;2;.,;>€|>|>EUR;d/m/Y|Y-m-d|d-m-Y;IVA:23,13;NIF 509999999|Contribuinte: 509999999;219 999 999;Lda|S.A.;1999-999 Lisboa|4999-999 Porto",
  BR: "portuguese;BRL;2;.,;<R$ |<R$|>;d/m/Y|d/m/y;ICMS:;CNPJ: 99.999.999/0001-99;(11) 9999-9999;LTDA|ME|S.A.;São Paulo - SP|Curitiba - PR",
  RO: "romanian;RON;2;.,;>LEI|>lei|>|>RON;d.m.Y|d-m-Y|d/m/Y;TVA:19,9;CIF: RO99999999|C.I.F. RO9999999;021 999 9999;S.R.L.|SRL|S.A.;București|Cluj-Napoca",
  SE: "swedish;SEK;2; ,;>kr|>|>SEK|<SEK ;Y-m-d|y-m-d|d M Y;Moms|moms:25,12;Org.nr 559999-9999;08-999 99 99;AB;119 99 Stockholm|419 99 Göteborg",
  NO: "norwegian;NOK;2; ,;>kr|<kr |>|<NOK ;d.m.Y|d.m.y;MVA|mva:25,15;Org.nr. 999 999 999 MVA;22 99 99 99;AS;0199 Oslo|5099 Bergen",
  DK: "danish;DKK;2;.,;>kr.|<kr. |>|>DKK;d-m-Y|d.m.Y|d/m/Y;Moms|moms:25;CVR-nr. 99999999|SE 99999999;99 99 99 99;ApS|A/S;1999 København K|8999 Aarhus",
  FI: "finnish;EUR;2; ,;>€|>|>EUR;d.m.Y|D.N.Y;ALV|alv:24,14;Y-tunnus 9999999-9;09 999 9999;Oy|Ky;00199 Helsinki|33199 Tampere",
  EE: "estonian;EUR;2; ,;>€|>|>EUR;d.m.Y;KM|käibemaks:22,9;KMKR EE999999999|Reg nr 99999999;6 999 999;OÜ|AS;10199 Tallinn|51099 Tartu",
  LV: "latvian;EUR;2; .;>€|>EUR|>;d.m.Y|Y-m-d;PVN:21,12;PVN reg. Nr. LV40999999999;67999999;SIA|AS;Rīga, LV-1099|Liepāja, LV-3499",
  LT: "lithuanian;EUR;2; ,;>€|>Eur|>EUR|>;Y-m-d|Y.m.d;PVM:21,9;PVM kodas LT999999999|PVM mok. kodas LT999999999999;8 5 999 9999;UAB|MB;LT-09999 Vilnius|LT-44999 Kaunas",
  PL: "polish;PLN;2; ,;>zł|>|>PLN|<PLN ;Y-m-d|d-m-Y|d.m.Y;VAT|PTU:23,8;NIP 999-999-99-99|NIP: 9999999999;22 999 99 99;Sp. z o.o.|S.A.|s.c.;00-999 Warszawa|30-999 Kraków",
  CZ: "czech;CZK;2; ,;>Kč|>|>CZK;d.m.Y|d. n. Y|d.m.y;DPH:21,12;IČO: 99999999|DIČ: CZ99999999;+420 999 999 999;s.r.o.|a.s.;110 99 Praha 1|602 99 Brno",
  SK: "slovak;EUR;2; ,;>€|>EUR|>;d.m.Y;DPH:20,10;IČO: 99999999|IČ DPH: SK9999999999;02/9999 9999;s.r.o.|a.s.;811 99 Bratislava|040 99 Košice",
  HU: "hungarian;HUF;0; ,;>Ft|>|>HUF;Y.m.d.|Y-m-d;ÁFA:27,5;Adószám: 99999999-2-99;06-1-999-9999;Kft.|Bt.|Zrt.;1099 Budapest|6799 Szeged",
  HR: "croatian;EUR;2;.,;>€|>EUR|>;d.m.Y.|d.m.Y;PDV:25,13;OIB: 99999999999;01 9999 999;d.o.o.|obrt|j.d.o.o.;10099 Zagreb|21099 Split",
  SI: "slovene;EUR;2;.,;>€|>EUR|>;d.m.Y|d. n. Y;DDV:22,9.5;ID za DDV: SI99999999;01 999 99 99;d.o.o.|s.p.;1099 Ljubljana|2099 Maribor",
  GR: "greek;EUR;2;.,;>€|>|<€;d/m/Y|d-m-Y|d/m/y;ΦΠΑ|Φ.Π.Α.:24,13;ΑΦΜ 999999999|Α.Φ.Μ.: 999999999;210 9999999;Α.Ε.|Ε.Ε.|ΙΚΕ;10999 Αθήνα|54999 Θεσσαλονίκη",
  TR: "turkish;TRY;2;.,;>TL|<*|<₺|>₺;d/m/Y|d.m.Y|d-m-Y;KDV|TOPKDV:20,10;V.D. 9999999999|VKN 9999999999;0212 999 99 99;A.Ş.|LTD. ŞTİ.;34099 İstanbul|06099 Ankara",
  BG: "bulgarian;BGN;2; .;>лв|>лв.|>;d.m.Y|d-m-Y;ДДС:20,9;ЕИК 999999999|ДДС № BG999999999;02 999 9999;ЕООД|ООД|АД;1099 София|9099 Варна",
  UA: "ukrainian;UAH;2; ,;>грн|>|>ГРН;d.m.Y|d-m-Y;ПДВ:20;ІПН 999999999999|ЄДРПОУ 99999999;044 999 99 99;<ТОВ|<ФОП;м. Київ|м. Львів",
  RS: "serbian;RSD;2;.,;>|>дин|>РСД;d.m.Y.|d.m.Y;ПДВ:20,10;ПИБ: 999999999;011 9999 999;д.о.о.|ПР;11099 Београд|21099 Нови Сад",
  JP: "japanese;JPY;0;,.;<¥|<￥|>円|<\\;Y年n月D日|Y/m/d|Y-m-d;消費税|内税:+10,+8;登録番号 T9999999999999;03-9999-9999;<株式会社|有限会社|<有限会社;東京都|大阪市",
  KR: "korean;KRW;0;,.;>원|>|<₩;Y-m-d|Y/m/d|Y.m.d;부가세|부가가치세|VAT:10;사업자등록번호 999-99-99999;02-999-9999;<(주)|<주식회사;서울시|부산시",
  TW: "chinese;TWD;0;,.;<NT$|<$|>元|>;Y/m/d|Y-m-d;營業稅|稅額:5;統一編號 99999999;02-2999-9999;有限公司|股份有限公司;台北市|高雄市",
  TH: "thai;THB;2;,.;<฿|>บาท|>|>THB;d/m/Y|d/m/y;VAT 7%|ภาษีมูลค่าเพิ่ม:7;เลขประจำตัวผู้เสียภาษี 0199999999999|TAX ID 0199999999999;02-999-9999;<บริษัท * จำกัด;กรุงเทพฯ 10999|เชียงใหม่ 50999",
  VN: "vietnamese;VND;0;.,;>đ|>VND|>|>₫;d/m/Y|d-m-Y;VAT|Thuế GTGT:8,10;MST: 0399999999;028 9999 9999;<Công ty TNHH|<Công ty CP;TP. Hồ Chí Minh|Hà Nội",
  ID: "indonesian;IDR;0;.,;<Rp |<Rp|<Rp. |>;d/m/Y|d-m-Y|d/m/y;PPN|PB1|Pajak:11,+10;NPWP 99.999.999.9-999.999;021-9999999;<PT|<CV;Jakarta 10999|Bandung 40999",
  IL: 'hebrew;ILS;2;,.;<₪|>₪|>|>ש"ח;d/m/Y|d/m/y|d.m.Y;מע"מ:17;ח.פ. 519999999|ע.מ 519999999;03-9999999;בע"מ;תל אביב|חיפה',
  SA: "arabic;SAR;2;,.;>ر.س|>ريال|>SAR|>;d/m/Y|Y-m-d|Y/m/d;ضريبة القيمة المضافة|الضريبة:15;الرقم الضريبي 399999999900003;0119999999;<شركة|<مؤسسة;الرياض|جدة"
}

const list = (text) => text.split("|")
/** "Total euros" is said where one pays in euros. */
const ofCurrency = (words, currency) =>
  currency === "EUR"
    ? words
    : {
        ...words,
        total: list(words.total)
          .filter((one) => !/EUR/i.test(one))
          .join("|")
      }
export const countries = Object.fromEntries(
  Object.entries(rows).map(([code, row]) => {
    const [language, currency, digits, marks, signs, dates, taxes, number, telephone, legal, towns] = row.split(";")
    const at = taxes.lastIndexOf(":")
    const rates = taxes
      .slice(at + 1)
      .split(",")
      .filter((rate) => rate !== "")
    return [
      code,
      {
        code,
        words: ofCurrency(languages[language], currency),
        currency,
        digits: Number(digits),
        thousands: marks[0],
        mark: marks[1],
        signs: list(signs),
        dates: list(dates),
        taxNames: list(taxes.slice(0, at)),
        rates: rates.map((rate) => ({ rate: Number(rate.replace("+", "")), onTop: rate.startsWith("+") })),
        numbers: list(number),
        telephone,
        legal: list(legal),
        towns: list(towns)
      }
    ]
  })
)
