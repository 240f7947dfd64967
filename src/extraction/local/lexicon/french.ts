import type { Lexicon } from "./Lexicon.ts"

export const french: Lexicon = {
  language: "fr",
  months: {
    2: "fev",
    7: "juill"
  },
  labels: {
    grandTotal: `
      total de la commande, total commande, montant de la commande, total de votre commande,
      total ttc, montant ttc, net a payer, total a payer, montant total, montant du, somme a payer,
      total general, total euros, total a rembourser, total a payer ttc, prix total, montant a payer,
      net a payer ttc, reste a payer, total eur, total eur ttc, montant total ttc, total de la facture,
      montant regle, total du
    `,
    total: "somme, montant, ttc, total chf, a payer, total net",
    net: `
      total ht, montant ht, total hors taxes, hors taxe, montant hors taxe, base ht, total net ht,
      sous total ht, prix ht, hors tva, total hors tva
    `,
    subtotal: `
      sous total des articles, montant des articles, total des articles, sous total articles, sous total, sous-total,
      total articles, total partiel, sous total ttc
    `,
    tax: `
      tva, tva a, dont tva, montant tva, total tva, taxes, montant de la tva, tva totale, total taxes, tps, tvq,
      taxe de sejour
    `,
    tip: "pourboire",
    service: `
      service compris, frais de port, livraison, frais de livraison, frais de service, frais d envoi, frais de
      dossier, participation aux frais, eco participation, ecotaxe, frais d expedition
    `,
    rounding: "arrondi",
    discount: `
      remise, reduction, avantage, avantages, economie, vos economies, remise immediate, promotion,
      bon de reduction, total remise, total remises
    `,
    tendered: "especes, recu, paye especes, montant recu, regle en especes",
    card: `
      carte bancaire, carte, cb, carte bleue, cb emv, carte credit, ticket restaurant, titre restaurant,
      cheque
    `,
    change: "rendu, monnaie, monnaie rendue, rendu monnaie, a rendre, monnaie a rendre",
    deposit: "consigne, acompte, arrhes, accompte",
    other: `
      poids net, tva intra, prix, nombre d articles, nb articles, nb article, quantite, qte, pu ht, numero de tva,
      n tva, siret, siren, naf, caisse, caissier, vendeur, ticket no, fidelite
    `
  },
  dateLabels: "émise, date, date de facture, date d'émission, date facture",
  otherDates: `
    ~limite~, ~paiement~, ~prélèvement~, ~échéance~, ~livraison~, ~valable~, ~validité~, ~naissance~,
    ~commande~, ~imprimé~, ~arrivée~, ~période~
  `,
  returnTitles: "retour",
  refundTitles: `
    avoir, facture d.avoir, note de crédit, remboursement, facture d'avoir, facture avoir, ticket de remboursement,
    reçu de remboursement
  `,
  refundDenials: "pas",
  documentTitles: "facture, ticket de caisse, reçu, note d'honoraires, addition, quittance, quittance de loyer",
  datedTitles: "facture",
  reminders: `
    relance - facture, relance facture, relance de facture, relance client, relance amiable, première relance, deuxième
    relance, dernière relance, 1ère relance, 2ème relance, 3ème relance, facture impayée, dernier rappel, rappel de
    paiement, lettre de relance, mise en demeure, avis de relance, rappel de facture
  `,
  overviewWords: `
    budget, frais, dépenses, répartition, rapport, résultats, récapitulatif, prévisions, prévisionnel, synthèse, coûts,
    comparatif, statistiques
  `,
  otherTitles: `
    ^carte cadeau$, ^chèque cadeau$, contrat de prestation, menu de la semaine, retrait d'espèces, avis de
    contravention, avis de virement, confirmation de virement, ordre de virement, avis de dividende, avis d'opéré,
    rapport z, ticket z, clôture de caisse, liste de prix, tarifs, carte des vins, relevé de compte, devis, bon de
    livraison, valeurs nutritionnelles, bilan, fiche de paie, carte des menus, bon de commande, bulletin de salaire,
    ordonnance, catalogue, proposition commerciale, table des matières, offre de prix, relevé de comptes, liste de
    courses, avis d'imposition, bulletin de paie, compte de résultat, tableau d'amortissement, note de frais,
    inventaire, contrat de location, contrat de travail, taux de change, grille tarifaire, relevé de notes, relevé
    bancaire, budget prévisionnel, fiche technique, avis d'échéance de prêt, feuille de temps, offre de prêt, relevé
    d'opérations, relevé des opérations, attestation de, échéancier, avis de taxe, historique du compte, bordereau de
    remise, budget primitif, grand livre, bail d'habitation, avis d'impôt, bordereau de livraison, déclaration de
    revenus, liste de colisage, résultats des élections, factures impayées, classement général, déclaration de tva,
    journal des ventes, journal des achats, journal de caisse, livre de caisse, balance générale, plan de
    financement, rapport mensuel, fiche de compte, ^classement$, résultats du
  `,
  otherSigns: `
    compte débité, compte crédité, compte émetteur, compte bénéficiaire, compte à débiter, compte à créditer, solde
    initial, solde final, valeurs nutritionnelles, dont sucres, dont acides gras, salaire brut, net imposable, actif
    circulant, total actif, total passif, salaire de base, cotisations, salaire net, solde créditeur, solde débiteur,
    total des mouvements, glucides, matières grasses, valeur énergétique, revenu fiscal
  `,
  declines: "transaction refusée, paiement refusé, transaction annulée, carte refusée, abandon",
  savings: "économie, vous économisez",
  sectionHeads: `
    épicerie, fruits et légumes, boucherie, charcuterie, crémerie, boulangerie, surgelés, boissons, liquides,
    hygiène, entretien, bazar, droguerie
  `,
  departments: "cuisine, boissons",
  tableHeads: `
    prix, désignation, libellé, réf, référence, qté, p.u, unité, prix unitaire, description, article, heures, p.u. ht,
    tarif
  `,
  sumHeads: "désignation, quantité, montant",
  legalForms: "s.a, s.a.s, s.a.r.l, sarl, eurl, s.c, sasu, sa, scop, snc, e.i.r.l, sàrl",
  companyWords: `
    ~boulangerie~, ~pâtisserie~, ~brasserie~, ~pharmacie~, ~librairie~, ~boucherie~, ~épicerie~, ~auberge~,
    ~crêperie~, ~traiteur~, ~supermarché~, ~hôtel~, ~fromagerie~, ~magasin~, ~coiffure~, ~fleuriste~,
    ~poissonnerie~, ~hostellerie~, ~bistrot~, tabac, ~opticien~, ~quincaillerie~, ~chocolaterie~, ~primeur~
  `,
  nameLinks: "de, du, des, le, la, les, au, aux, et, chez",
  ownerWords: "exploité par, géré par, une marque de",
  sellerLabels: `
    vendeur, fournisseur, émetteur, vendu par, émis par, prestataire, de la part de, société émettrice, bailleur,
    propriétaire
  `,
  buyerLabels: `
    locataire,
    acheteur, destinataire, adresse de facturation, adresse de livraison, facturé à, livré à,
    facture à, à l'attention de, client, facturer à, livrer à, doit, adressé à, titulaire du contrat,
    titulaire du compte, titulaire
  `,
  journeyHeads: "vol, train, départ, arrivée, classe, siège",
  nameFields: "nom, raison sociale, société, dénomination, entreprise",
  addressWords: `
    rue, avenue, chemin, route, quai, impasse, allée, zone industrielle, centre commercial, cedex, b.p
  `,
  contactWords: "tél, téléphone, courriel, site web",
  greetings: `
    votre commande chez, votre commande sur, votre achat chez, votre achat sur, votre reçu de, merci pour votre commande
    chez, merci pour votre achat chez, merci pour votre achat sur,
    bienvenue chez, bienvenue à, merci de votre visite chez, merci de votre visite à, merci de votre achat chez,
    merci d'avoir choisi
  `,
  formWords: `
    joyeux noël, joyeuses fêtes, bonne année, facture, bienvenid, ~bienven~, original, reçu, ticket de caisse, merci,
    à bientôt, client, caisse, caissier, siret, siren, duplicata, votre, vos, nos, notre, références, référence,
    couverts, vos achats, paiement, carte bancaire, au revoir, bonjour
  `,
  payments: {
    "Debit Card": "~carte de débit~",
    "Credit Card": "~carte de crédit~",
    Card: "CB #, ^carte #, ~carte bancaire~, sans contact, paiement cb, en cb, par cb",
    "Bank Transfer": "~virement~",
    "Direct Debit": "~prélèvement~, débit préautorisé, paiement préautorisé",
    Cheque: "chèque #, chèque bancaire, par chèque",
    Cash: "~espèces~, ^liquide #, en liquide"
  }
}
