import type { Dimension } from "./authoring";
import { OTHER_OPTION, YES_COUNTS, YES_NO } from "./core-options";

export const demographics: Dimension = {
  id: "demographics",
  name: { en: "Demographics", fr: "Données démographiques", ms: "Demografi" },
  description: {
    en: "These questions describe the company, so that its results can be compared with those of similar companies. They do not count towards the score.",
    fr: "Ces questions décrivent l’entreprise, afin de comparer ses résultats à ceux d’entreprises semblables. Elles ne comptent pas dans le score.",
    ms: "Soalan-soalan ini menggambarkan syarikat supaya keputusannya dapat dibandingkan dengan syarikat yang serupa. Jawapannya tidak dikira dalam skor.",
  },
  isOnSummary: false,
  topics: [
    {
      id: "company-profile",
      name: { en: "Company profile", fr: "Profil de l’entreprise", ms: "Profil syarikat" },
      description: {
        en: "Who is answering, and what kind of company the answers are about.",
        fr: "Qui répond, et quel type d’entreprise les réponses concernent.",
        ms: "Siapa yang menjawab, dan jenis syarikat yang diwakili oleh jawapan tersebut.",
      },
      requiredText: {
        en: "Results are only useful if they speak for the whole company. Answer Yes only if you could show evidence.",
        fr: "Les résultats ne sont utiles que s’ils valent pour toute l’entreprise. Ne répondez Oui que si vous pouvez en montrer la preuve.",
        ms: "Keputusan hanya berguna jika mewakili seluruh syarikat. Jawab Ya hanya jika anda boleh menunjukkan bukti.",
      },
      references: [],
      sections: [
        {
          id: "company-profile.profile",
          stage: "profile",
          name: { en: "Demographics", fr: "Données démographiques", ms: "Demografi" },
          questions: [
            {
              id: "company-profile.authorised",
              type: "choice",
              selection: "one",
              points: YES_COUNTS,
              isRequired: true,
              text: {
                en: "Is the person answering authorised to answer for the company?",
                fr: "La personne qui répond est-elle autorisée à le faire au nom de l’entreprise ?",
                ms: "Adakah orang yang menjawab diberi kuasa untuk menjawab bagi pihak syarikat?",
              },
              help: {
                why: {
                  en: "Customers, lenders and the network need to know that the company stands behind its answers.",
                  fr: "Les clients, les prêteurs et le réseau ont besoin de savoir que l’entreprise assume ses réponses.",
                  ms: "Pelanggan, pemberi pinjaman dan rangkaian perlu tahu bahawa syarikat bertanggungjawab atas jawapannya.",
                },
                counts: {
                  en: "Yes if you are the owner or a manager of your company, or one of them asked you to answer.",
                  fr: "Oui si vous êtes propriétaire ou membre de la direction de votre entreprise, ou si l’un d’eux vous a demandé de répondre.",
                  ms: "Ya jika anda pemilik atau pengurus syarikat anda, atau diminta oleh salah seorang daripada mereka untuk menjawab.",
                },
                evidence: {
                  en: "an email from the owner asking a colleague to complete the assessment",
                  fr: "un e-mail du propriétaire demandant à un collègue de remplir l’évaluation",
                  ms: "e-mel daripada pemilik yang meminta seorang kakitangan melengkapkan penilaian ini",
                },
              },
              options: YES_NO,
            },
            {
              id: "company-profile.all-sites",
              type: "choice",
              selection: "one",
              points: YES_COUNTS,
              isRequired: true,
              text: {
                en: "Do the answers cover all of the company’s sites in the country?",
                fr: "Les réponses couvrent-elles tous les sites de l’entreprise dans le pays ?",
                ms: "Adakah jawapan ini merangkumi semua premis syarikat di negara ini?",
              },
              help: {
                why: {
                  en: "A shop, a workshop and an office can differ, so it must be clear which places the result describes.",
                  fr: "Une boutique, un atelier et un bureau peuvent différer ; il faut donc savoir quels lieux le résultat décrit.",
                  ms: "Kedai, bengkel dan pejabat mungkin berbeza, jadi perlu jelas tempat mana yang digambarkan oleh keputusan ini.",
                },
                counts: {
                  en: "Yes if you thought of every place where your company works in the country; a single site counts too.",
                  fr: "Oui si vous avez pensé à chaque lieu où votre entreprise travaille dans le pays ; un site unique convient aussi.",
                  ms: "Ya jika anda mengambil kira setiap tempat syarikat anda beroperasi di negara ini; satu premis sahaja pun dikira.",
                },
                evidence: {
                  en: "a list of the company’s offices, shops, workshops and stores",
                  fr: "une liste des bureaux, boutiques, ateliers et entrepôts de l’entreprise",
                  ms: "senarai pejabat, kedai, bengkel dan stor syarikat",
                },
              },
              options: YES_NO,
            },
            {
              id: "company-profile.employees",
              type: "choice",
              selection: "one",
              isRequired: false,
              text: {
                en: "How many people work in the company, including the owner?",
                fr: "Combien de personnes travaillent dans l’entreprise, propriétaire compris ?",
                ms: "Berapa orangkah yang bekerja di syarikat, termasuk pemilik?",
              },
              options: [
                { id: "1-10", label: { en: "1–10", fr: "De 1 à 10", ms: "1–10" } },
                { id: "11-50", label: { en: "11–50", fr: "De 11 à 50", ms: "11–50" } },
                { id: "51-250", label: { en: "51–250", fr: "De 51 à 250", ms: "51–250" } },
                { id: "over-250", label: { en: "Over 250", fr: "Plus de 250", ms: "Lebih daripada 250" } },
              ],
            },
            {
              id: "company-profile.years",
              type: "choice",
              selection: "one",
              isRequired: false,
              text: {
                en: "How many years has the company been operating?",
                fr: "Depuis combien d’années l’entreprise est-elle en activité ?",
                ms: "Sudah berapa tahunkah syarikat beroperasi?",
              },
              options: [
                { id: "under-2", label: { en: "Under 2 years", fr: "Moins de 2 ans", ms: "Kurang daripada 2 tahun" } },
                { id: "2-5", label: { en: "2–5 years", fr: "De 2 à 5 ans", ms: "2–5 tahun" } },
                { id: "6-10", label: { en: "6–10 years", fr: "De 6 à 10 ans", ms: "6–10 tahun" } },
                { id: "over-10", label: { en: "Over 10 years", fr: "Plus de 10 ans", ms: "Lebih daripada 10 tahun" } },
              ],
            },
            {
              id: "company-profile.legal-form",
              type: "choice",
              selection: "one",
              isRequired: false,
              text: {
                en: "What is the company’s legal form?",
                fr: "Quelle est la forme juridique de l’entreprise ?",
                ms: "Apakah bentuk undang-undang syarikat?",
              },
              options: [
                {
                  id: "sole-proprietor",
                  label: { en: "Sole proprietor", fr: "Entreprise individuelle", ms: "Pemilikan tunggal" },
                },
                { id: "partnership", label: { en: "Partnership", fr: "Société de personnes", ms: "Perkongsian" } },
                {
                  id: "private-company",
                  label: {
                    en: "Private company",
                    fr: "Société privée à responsabilité limitée",
                    ms: "Syarikat sendirian berhad",
                  },
                },
                { id: "cooperative", label: { en: "Cooperative", fr: "Coopérative", ms: "Koperasi" } },
                {
                  id: "subsidiary",
                  label: { en: "Subsidiary of a group", fr: "Filiale d’un groupe", ms: "Anak syarikat kumpulan" },
                },
                OTHER_OPTION,
              ],
            },
            {
              id: "company-profile.main-market",
              type: "choice",
              selection: "one",
              isRequired: false,
              text: {
                en: "What is the company’s main market?",
                fr: "Quel est le marché principal de l’entreprise ?",
                ms: "Apakah pasaran utama syarikat?",
              },
              options: [
                { id: "local", label: { en: "Local", fr: "Local", ms: "Tempatan" } },
                { id: "national", label: { en: "National", fr: "National", ms: "Seluruh negara" } },
                {
                  id: "regional",
                  label: {
                    en: "Regional (neighbouring countries)",
                    fr: "Régional (pays voisins)",
                    ms: "Serantau (negara jiran)",
                  },
                },
                { id: "international", label: { en: "International", fr: "International", ms: "Antarabangsa" } },
              ],
            },
            {
              id: "company-profile.reasons",
              type: "choice",
              selection: "several",
              isRequired: false,
              text: {
                en: "Why is the company assessing itself?",
                fr: "Pourquoi l’entreprise réalise-t-elle cette évaluation ?",
                ms: "Mengapakah syarikat membuat penilaian ini?",
              },
              options: [
                {
                  id: "customer-requirement",
                  label: { en: "Customer requirement", fr: "Exigence d’un client", ms: "Keperluan pelanggan" },
                },
                {
                  id: "access-to-finance",
                  label: { en: "Access to finance", fr: "Accès au financement", ms: "Akses kepada pembiayaan" },
                },
                {
                  id: "legal-compliance",
                  label: { en: "Legal compliance", fr: "Conformité légale", ms: "Pematuhan undang-undang" },
                },
                { id: "cost-saving", label: { en: "Cost saving", fr: "Réduction des coûts", ms: "Penjimatan kos" } },
                { id: "reputation", label: { en: "Reputation", fr: "Réputation", ms: "Reputasi" } },
                {
                  id: "values",
                  label: {
                    en: "Owner or staff values",
                    fr: "Valeurs du propriétaire ou du personnel",
                    ms: "Nilai pemilik atau kakitangan",
                  },
                },
                OTHER_OPTION,
              ],
            },
            {
              id: "company-profile.women-in-leadership",
              type: "choice",
              selection: "one",
              isRequired: false,
              text: {
                en: "What is the share of women among the owners or top management?",
                fr: "Quelle est la part des femmes parmi les propriétaires ou à la direction ?",
                ms: "Berapakah peratusan wanita dalam kalangan pemilik atau pengurusan tertinggi?",
              },
              options: [
                { id: "none", label: { en: "None", fr: "Aucune femme", ms: "Tiada" } },
                { id: "under-30", label: { en: "Under 30%", fr: "Moins de 30 %", ms: "Kurang daripada 30%" } },
                { id: "30-50", label: { en: "30–50%", fr: "De 30 à 50 %", ms: "30–50%" } },
                { id: "over-50", label: { en: "Over 50%", fr: "Plus de 50 %", ms: "Lebih daripada 50%" } },
              ],
            },
            {
              id: "company-profile.esg-experience",
              type: "choice",
              selection: "one",
              isRequired: false,
              text: {
                en: "How much experience does the company have with environmental, social and governance (ESG) topics?",
                fr: "Quelle expérience l’entreprise a-t-elle des questions environnementales, sociales et de gouvernance (ESG) ?",
                ms: "Sejauh manakah pengalaman syarikat dalam hal alam sekitar, sosial dan tadbir urus (ESG)?",
              },
              options: [
                { id: "none", label: { en: "None so far", fr: "Aucune pour l’instant", ms: "Belum ada" } },
                { id: "some", label: { en: "Some activities", fr: "Quelques activités", ms: "Beberapa aktiviti" } },
                {
                  id: "policy",
                  label: { en: "A policy is in place", fr: "Une politique est en place", ms: "Sudah ada dasar" },
                },
                {
                  id: "reporting",
                  label: {
                    en: "The company already reports",
                    fr: "L’entreprise publie déjà des rapports",
                    ms: "Sudah membuat pelaporan",
                  },
                },
              ],
            },
            {
              id: "company-profile.network-link",
              type: "choice",
              selection: "one",
              isRequired: false,
              text: {
                en: "How is the company linked to the UN Global Compact network?",
                fr: "Quel est le lien de l’entreprise avec le réseau du Pacte mondial des Nations Unies ?",
                ms: "Apakah hubungan syarikat dengan rangkaian Kompak Global PBB?",
              },
              options: [
                { id: "participant", label: { en: "Participant", fr: "Participant", ms: "Peserta" } },
                {
                  id: "programme-supplier",
                  label: {
                    en: "Supplier in a programme (with an access code)",
                    fr: "Fournisseur dans un programme (avec un code d’accès)",
                    ms: "Pembekal dalam program (dengan kod akses)",
                  },
                },
                {
                  id: "member-body",
                  label: {
                    en: "Through another member body",
                    fr: "Par une autre organisation membre",
                    ms: "Melalui badan ahli yang lain",
                  },
                },
                { id: "none", label: { en: "No link", fr: "Aucun lien", ms: "Tiada hubungan" } },
              ],
            },
          ],
        },
      ],
    },
  ],
};
