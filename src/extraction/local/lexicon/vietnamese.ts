import type { Lexicon } from "./Lexicon.ts"

export const vietnamese: Lexicon = {
  language: "vi",
  labels: {
    grandTotal: `
      tong thanh toan, tong cong, thanh tien tong, tong tien, thanh toan, tong tien thanh toan,
      tong so tien, tong cong tien, can thanh toan, tong tien phai tra, phai thanh toan, khach phai tra,
      tong thanh tien, tong cong thanh toan, tong hoa don, tong cong tien thanh toan, khach can tra,
      so tien thanh toan, phai tra, tong tien phai thanh toan, so tien phai tra, tong gia tri,
      tong tien hang thanh toan
    `,
    total: "tong, thanh tien, so tien, t cong",
    net: "cong tien hang, truoc thue, tien truoc thue, tong truoc thue, tien hang truoc thue",
    subtotal: "tam tinh, tong tien hang, tien hang, tong phu, cong tien, tong tam tinh",
    tax: "thue gtgt, tien thue, thue, vat, thue vat, tien thue gtgt, thue suat gtgt, tong tien thue, gtgt",
    tip: "tien tip, tien boa",
    service: "phi dich vu, phi phuc vu, phi giao hang, phi van chuyen, phu thu, phi ship, dich vu",
    rounding: "lam tron",
    discount: `
      giam gia, giam, chiet khau, khuyen mai, tong giam gia, tien giam, giam gia hoa don, tong chiet khau,
      tien giam gia, chiet khau hoa don, voucher giam gia
    `,
    tendered: `
      tien mat, tien khach dua, khach dua, tien nhan, khach tra, tien khach tra, tien khach, tien mat vnd,
      da thanh toan, khach thanh toan, so tien nhan, tien khach dua vnd, tien khach hang dua
    `,
    card: "the tin dung, chuyen khoan, momo, the ngan hang, quet the, vnpay, zalopay, tien the",
    change: `
      tien thoi, tien thua, tra lai, tien tra lai, thoi lai, tien thoi lai, tra khach, tien thua tra khach,
      con lai, tien thua tra lai
    `,
    deposit: "dat coc, tien coc",
    other: `
      so luong, don gia, d gia, ma so thue, mst, so hd, so hoa don, thu ngan, nhan vien, diem tich luy,
      mat hang, stt, dien thoai, tong so luong, tong so mat hang, tong sl, so ban, ma hd, so phieu,
      tong so luong hang
    `
  },
  dateLabels: "~ngay~, ngày, ngày bán, ngày lập, ngày hđ",
  otherDates: "hạn, ~đến ngày~, ~hết hạn~, ~trước ngày~",
  refundTitles: "hoàn tiền, phiếu trả hàng, trả hàng, phiếu hoàn tiền",
  documentTitles: `
    hóa đơn, hoá đơn, hóa đơn bán hàng, phiếu thanh toán, biên lai, phiếu tính tiền, phiếu thu,
    hoá đơn bán lẻ, hóa đơn thanh toán, hóa đơn tính tiền, phiếu bán hàng, phiếu tạm tính
  `,
  reminders: "thông báo nợ, nhắc nợ, thông báo quá hạn",
  otherTitles: `
    rút tiền mặt, biên lai chuyển tiền, ủy nhiệm chi,
    bảng giá, thực đơn, báo giá, sao kê, thông tin dinh dưỡng, giá trị dinh dưỡng, phiếu giao hàng, đơn đặt hàng, lịch
    trình, phiếu lương, bảng lương, hợp đồng, bảng cân đối kế toán, bảng điểm, tỷ giá, phiếu xuất kho, phiếu nhập kho,
    tờ khai thuế, bảng dự toán, danh sách mua sắm, ngân sách
  `,
  otherSigns: `
    tài khoản nguồn, tài khoản đích,
    số dư đầu kỳ, số dư cuối kỳ, lương cơ bản, thực lĩnh, chất béo bão hòa
  `,
  tableHeads: "tên hàng, mặt hàng, số lượng, đơn giá, tên món, tên sản phẩm, sl, đ.giá, t.tiền, stt, sản phẩm",
  sumHeads: "thành tiền, giá",
  legalForms: "tnhh, công ty tnhh, công ty cổ phần, cty tnhh, ctcp, dntn, công ty",
  tradeWords: "thương mại, dịch vụ, sản xuất, xuất nhập khẩu, đầu tư, một thành viên, mtv, phát triển, tm, dv, sx, và",
  companyWords: `
    ~nhà hàng~, ~siêu thị~, ~cửa hàng~, ~khách sạn~, ~cà phê~, ~nhà thuốc~, ~nhà sách~, ~bách hóa~,
    ~trà sữa~, ~hải sản~
  `,
  sellerLabels: "người bán, đơn vị bán, đơn vị bán hàng, nhà cung cấp, bên bán",
  buyerLabels: `
    khách hàng, người mua, người nhận, tên khách, bên mua, đơn vị mua, giao đến, tên khách hàng,
    người mua hàng, kh, khách, tên người mua, đơn vị mua hàng
  `,
  addressWords: "đường, phường, quận, tp., thành phố, huyện, tỉnh, lầu, tầng, khu phố, hẻm",
  contactWords: "điện thoại, đt, sđt, hotline, đ.thoại",
  formWords: `
    hóa đơn, hoá đơn, hoa don, phiếu, phieu, biên lai, cảm ơn, cám ơn, cam on, xin cảm ơn, hẹn gặp lại,
    hen gap lai, quý khách, quy khach, khách hàng, thu ngân, nhân viên, ngày, giờ vào, giờ ra, mã số thuế,
    trang, số hđ, số hóa đơn, số phiếu, địa chỉ, thanh toán
  `,
  payments: {
    "Debit Card": "~thẻ ghi nợ~",
    Cash: "~tiền mặt~",
    "Bank Transfer": "~chuyển khoản~",
    "Credit Card": "~thẻ tín dụng~",
    Card: "~quẹt thẻ~, thẻ ngân hàng, thẻ atm, bằng thẻ, tiền thẻ"
  }
}
