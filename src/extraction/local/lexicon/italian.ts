import type { Lexicon } from "./Lexicon.ts"

export const italian: Lexicon = {
  language: "it",
  months: {
    9: "sett"
  },
  labels: {
    grandTotal: `
      totale ordine, totale dell ordine,
      total documento, totale complessivo, totale euro, importo totale, totale da pagare, totale documento, tot documento, tot fattura, tot da pagare,
      totale fattura, totale eur, totale dovuto, netto a pagare, totale a pagare, importo pagato,
      totale generale, importo da pagare, totale ivato, totale iva inclusa, totale iva compresa,
      pagamento totale, totale scontrino, totale conto
    `,
    total: "totale, importo, totale netto, euro totale, totale lordo",
    net: `
      imponibile, totale imponibile, imponibile totale, totale netto iva, base imponibile, netto,
      totale merce, totale merci, iva esclusa
    `,
    subtotal: `
      subtotale articoli, totale articoli, totale prodotti, subtotale prodotti, subtotale, totale parziale, parziale,
      subtot
    `,
    tax: `
      iva, imposta, di cui iva, importo iva, totale iva, iva totale, totale imposta, totale imposte,
      imposte, imposta di soggiorno, tassa di soggiorno
    `,
    tip: "mancia",
    service: `
      servizio, coperto, coperti, pane e coperto, spese di spedizione, spese spedizione, trasporto, spese di
      trasporto, spese incasso, contributo ambientale, spedizione, consegna, spese di consegna
    `,
    rounding: "arrotondamento",
    discount: `
      ritenuta d'acconto, ritenuta, sconto, sconti, abbuono, totale sconti, risparmio, buono sconto, sconto cassa,
      promozione
    `,
    tendered: `
      contanti, contante, pagamento contante, pagato contanti, pagamento contanti, importo ricevuto,
      denaro, contanti euro, pagato
    `,
    card: `
      carta di credito, bancomat, carta, carta credito, carta di debito, pagamento elettronico,
      carta bancaria, carte, carta di credito debito
    `,
    change: "resto, resto euro, resto contanti, resto eur",
    deposit: "caparra, acconto, cauzione",
    other: `
      peso netto, partita iva, p iva, non riscosso, non pagato, prezzo, prezzo euro, quantita, qta, pezzi,
      numero pezzi, nr pezzi, n articoli, cod fiscale, codice fiscale, doc n, documento n, scontrino n,
      cassiere, tavolo, punti, saldo punti
    `
  },
  dateLabels: "data, data fattura, data documento, emesso il",
  otherDates: "~scadenza~, ~consegna~, ~nascita~, ~validità~, ~arrivo~",
  refundTitles: `
    nota di credito, rimborso, reso merce, nota credito, documento di reso, scontrino di reso, ^reso$, ^annullo$
  `,
  documentTitles: `
    fattura, scontrino, ricevuta, documento commerciale, ricevuta fiscale, ricevuta di affitto,
    conto
  `,
  datedTitles: "fattura",
  reminders: `
    primo sollecito, secondo sollecito, ultimo sollecito, sollecito di pagamento, sollecito, messa in mora, diffida di
    pagamento
  `,
  overviewWords: `
    spese, riepilogo, rapporto, risultati, ripartizione, costi, previsione, confronto, statistiche, budget
  `,
  otherTitles: `
    ^buono regalo$, ^carta regalo$, menu della settimana, verbale di accertamento, verbale di contestazione, prelievo
    contante, prelievo contanti, prelievo bancomat, contabile di bonifico, ricevuta bonifico, ordine di bonifico,
    avviso di dividendo, chiusura giornaliera, chiusura di cassa, chiusura cassa, listino prezzi, preventivo,
    estratto conto, valori nutrizionali, catalogo, busta paga, carta dei vini, bolla di consegna, documento di
    trasporto, offerta, ordine di acquisto, menu del giorno, lista della spesa, cedolino, conto economico, stato
    patrimoniale, piano di ammortamento, nota spese, inventario, contratto di, pagella, tassi di cambio, foglio ore,
    modello f24, distinta di versamento, prospetto paga, lista movimenti, elenco movimenti, bilancio comunale,
    bilancio di previsione, rendiconto, libro giornale, proposta commerciale, dichiarazione dei redditi, distinta
    base, bilancio d'esercizio, risultati elettorali, fatture scadute, classifica generale, situazione contabile,
    scheda contabile, mastrino, partitario, liquidazione iva, dichiarazione iva, registro iva, registro delle
    fatture, bilancio di verifica, prima nota, rapporto mensile, ^classifica$, prospetto spese
  `,
  otherSigns: `
    conto ordinante, conto beneficiario, ordinante, conto di addebito, conto di accredito, valori nutrizionali, di cui
    zuccheri, acidi grassi saturi, retribuzione lorda, netto in busta, totale attivo, totale passivo, saldo iniziale,
    saldo finale, trattenute, totale competenze, carboidrati, saldo contabile
  `,
  declines: "transazione negata, transazione rifiutata, transazione non eseguita, operazione negata",
  savings: "risparmio, hai risparmiato",
  departments: "cucina, bevande",
  tableHeads: "q.tà, quantità, prezzo, articolo, codice, u.m, aliquota, prezzo unitario, prodotto, sconto, ore, cod.",
  sumHeads: "descrizione, importo",
  legalForms: "s.r.l, s.p.a, s.n.c, s.a.s, s.r.l.s, s.a, soc. coop, società cooperativa, societa cooperativa",
  companyWords: `
    ~ristorante~, ~trattoria~, ~farma~, ~pizzeria~, ~osteria~, ~panificio~, ~pasticceria~, ~gelateria~,
    ~supermercato~, ~libreria~, ~tabaccheria~, ~macelleria~, ~albergo~, ~salumeria~, ~enoteca~,
    ~ferramenta~, ~profumeria~, ~cartoleria~, ~erboristeria~, ~mercato~, ~agriturismo~
  `,
  nameLinks: "di, del, della, da, al, alla",
  ownerWords: "gestito da, un marchio di",
  sellerLabels: "venditore, fornitore, cedente, cedente prestatore, emittente, venduto da, mittente, ditta, locatore",
  buyerLabels: `
    conduttore, inquilino,
    acquirente, destinatario, cessionario, cessionario committente, committente, intestatario, spett,
    spettabile, spett.le, fatturare a, spedire a, cliente, fatturato a, destinatario fattura,
    cliente finale, dati cliente, intestatario del contratto, titolare del contratto, luogo di destinazione
  `,
  journeyHeads: "volo, treno, partenza, arrivo, classe, posto",
  nameFields: "nome, ragione sociale, denominazione, azienda",
  addressWords: `
    via, piazza, viale, vicolo, strada, località, fraz., piazzale, p.zza, p.za, v.le, c.so, corso, largo,
    contrada, lungomare, lungotevere, lungarno,
    centro commerciale
  `,
  contactWords: "telefono, cell.",
  greetings: `
    il tuo ordine su, il tuo acquisto su, la tua ricevuta di, la tua ricevuta da, ricevuta da, grazie per il tuo
    acquisto su, grazie per aver acquistato su, grazie per il tuo ordine su, benvenuti da, benvenuti al, benvenuti
    alla, grazie per aver scelto, grazie per la visita a
  `,
  formWords: `
    buon natale, buone feste, buona pasqua, fattura, scontrino, ricevuta, documento commerciale, di vendita o
    prestazione, grazie, arrivederci, cliente, operatore, partita iva, p.iva, p. iva, cod. fisc, cod.fisc, c.f,
    descrizione, prezzo, totale, pagina, copia, riferimento, indirizzo, buongiorno, benvenuti, a presto
  `,
  payments: {
    "Direct Debit":
      "addebito su conto, addebito in conto, addebito diretto, addebito sdd, domiciliazione bancaria, domiciliazione",
    "Debit Card": "~bancomat~, ~carta di debito~",
    "Credit Card": "~carta di credito~",
    Card: "pagamento elettronico",
    "Bank Transfer": "~bonifico~",
    Cheque: "assegno #, assegno bancario, con assegno",
    Cash: "~contanti~, ~contante~"
  }
}
