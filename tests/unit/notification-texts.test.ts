import { describe, expect, it } from "vitest";
import { LANGUAGES } from "~/core/language";
import { ANNOUNCED_TYPES } from "~/foundation/notifications/rules/announcements";
import { TYPES } from "~/foundation/notifications/rules/policy";
import { CAUSES, type Cause } from "~/foundation/notifications/rules/types";
import en from "~/i18n/locales/en/notifications.json";
import fr from "~/i18n/locales/fr/notifications.json";
import ms from "~/i18n/locales/ms/notifications.json";

const TEXTS = { en, fr, ms };

type Words = [en: string, fr: string, ms: string];

const NEXT_DATE: Words = [
  "the day set for the next one",
  "le jour fixé pour la prochaine",
  "hari yang ditetapkan untuk penilaian seterusnya",
];
const OWN_DATE: Words = [
  "your company wants to finish",
  "votre entreprise veut terminer",
  "syarikat anda mahu menyiapkan",
];
const ASKED_DATE: Words = ["access code you entered asks", "code d’accès demande", "kod aksesnya telah anda masukkan"];
const DELETED: Words = ["account will be deleted", "compte va être supprimé", "akaun akan dipadamkan"];
const STAYS: Words = ["will be kept", "conservé", "dikekalkan"];
const TWO_STEP: Words = ["two-step sign-in", "connexion en deux étapes", "log masuk dua langkah"];
const PASSKEYS: Words = ["passkeys", "clés d’accès", "kunci laluan"];
const COMPANY_SIGN_IN: Words = ["company’s own sign-in", "la connexion de l’entreprise", "log masuk syarikat anda"];
const OTHER_SYSTEM: Words = [
  "another system gets or loses access",
  "jetons d’accès d’autres systèmes",
  "sistem lain mendapat",
];
const OWNER: Words = ["account’s owner", "propriétaire du compte", "pemilik akaun"];
const OWN_ADDRESS: Words = ["email address", "votre adresse e-mail", "alamat e-mel"];
const ADDRESS_USED: Words = ["your address is used", "de votre adresse.", "alamat anda digunakan"];
const INVITED: Words = [
  "invitations to a company’s account",
  "invitations à utiliser le compte",
  "jemputan ke akaun syarikat",
];
const NO_MESSAGES: Words = ["takes no messages", "n’accepte pas les messages", "tidak menerima mesej"];
const ASKED_TO_JOIN: Words = ["or to join a company", "ou à rejoindre une entreprise", "atau untuk menyertai syarikat"];

/** The words that the description of a cause's type uses for it. A new cause does not compile until it is listed here. */
const NAMED: Record<Cause, Words> = {
  "webhook-failing": NO_MESSAGES,
  "webhook-gone": NO_MESSAGES,
  "address-link": OWN_ADDRESS,
  "account-created": ["your account is ready", "votre compte est prêt", "akaun anda sedia"],
  "colleague-joined": ["a colleague has joined", "un collègue a rejoint", "rakan sekerja menyertai"],
  "password-changed": ["your password was changed", "votre mot de passe a changé", "kata laluan anda telah ditukar"],
  "profile-updated": ["profile or your company", "profil ou de votre entreprise", "profil atau syarikat anda"],
  "corporate-granted": ["profile or your company", "profil ou de votre entreprise", "profil atau syarikat anda"],
  "corporate-ended": ["profile or your company", "profil ou de votre entreprise", "profil atau syarikat anda"],
  "access-code-joined": ["has joined or left", "a rejoint ou quitté", "menyertai atau meninggalkan"],
  "access-code-left": ["has joined or left", "a rejoint ou quitté", "menyertai atau meninggalkan"],
  "sign-up-repeated": ADDRESS_USED,
  "email-change-taken": ADDRESS_USED,
  "recovery-code": ["code for a new password", "code pour un nouveau mot de passe", "kod untuk kata laluan baharu"],
  "new-device": ["a new device", "un nouvel appareil", "peranti baharu"],
  "two-step-on": TWO_STEP,
  "two-step-off": TWO_STEP,
  "recovery-codes-renewed": [
    "changes to your two-step sign-in, recovery codes",
    "changement de la connexion en deux étapes, des codes de secours",
    "perubahan pada log masuk dua langkah, kod pemulihan",
  ],
  "recovery-code-used": [
    "a recovery code or your address is used",
    "l’usage d’un code de secours",
    "kod pemulihan atau alamat anda digunakan",
  ],
  "passkey-added": PASSKEYS,
  "passkey-removed": PASSKEYS,
  "company-sign-in-saved": COMPANY_SIGN_IN,
  "company-sign-in-passed-by": COMPANY_SIGN_IN,
  "company-sign-in-required": COMPANY_SIGN_IN,
  "company-sign-in-over": COMPANY_SIGN_IN,
  "recovery-by-company": COMPANY_SIGN_IN,
  "token-made": OTHER_SYSTEM,
  "token-revoked": OTHER_SYSTEM,
  "email-change-requested": OWN_ADDRESS,
  "email-changed": OWN_ADDRESS,
  "deletion-requested": DELETED,
  "company-deletion-requested": DELETED,
  "deletion-cancelled": STAYS,
  "company-deletion-cancelled": STAYS,
  "account-erased": ["has been erased", "a été effacé", "telah dipadamkan"],
  "access-code-rotated": ["your company’s access code", "code d’accès de l’entreprise", "kod akses syarikat anda"],
  "role-changed": ["role", "rôle", "peranan"],
  "colleague-removed": ["removed from a company", "retiré d’une entreprise", "dikeluarkan daripada syarikat"],
  "ownership-given": OWNER,
  "ownership-received": OWNER,
  "role-changed-by-office": ["role", "rôle", "peranan"],
  "colleague-role-by-office": ["role", "rôle", "peranan"],
  "administrator-proposed": ["role", "rôle", "peranan"],
  "administrator-made": ["role", "rôle", "peranan"],
  "administrator-ended": ["role", "rôle", "peranan"],
  "administrator-changed": ["role", "rôle", "peranan"],
  "recovery-verified": [
    "a code we sent to your address",
    "le code envoyé à la vôtre",
    "kod yang dihantar ke alamat anda",
  ],
  "email-change-confirm": [
    "confirm your email address or a new one",
    "confirmer une nouvelle adresse",
    "mengesahkan alamat e-mel baharu",
  ],
  "team-invitation": INVITED,
  "team-invitation-taken": INVITED,
  "member-invitation": ASKED_TO_JOIN,
  "member-invitation-taken": ASKED_TO_JOIN,
  "deadline-set": OWN_DATE,
  "deadline-near": ["reminds you before it", "vous la rappelle", "mengingatkan anda sebelum tarikh itu"],
  "deadline-passed": ["when it has passed", "qu’elle est passée", "apabila tarikh itu berlalu"],
  "next-near": NEXT_DATE,
  "next-due": NEXT_DATE,
  "actions-due": [
    "an action of the plan is due",
    "qu’une action du plan arrive à échéance",
    "tindakan dalam pelan perlu siap",
  ],
  "topic-due": [
    "a topic of yours",
    "un thème qui vous est confié est à terminer",
    "topik yang anda uruskan perlu siap",
  ],
  "assessment-completed": ["has been submitted", "a été soumise", "telah dihantar"],
  "half-way": ["half of an assessment", "à moitié faite", "separuh penilaian"],
  "draft-resting": ["no one has worked on it for a while", "reste en attente", "terhenti"],
  "footprint-year": [
    "a year has gone by since your last footprint",
    "un an s’est écoulé depuis votre dernier bilan",
    "setahun telah berlalu sejak jejak karbon terakhir",
  ],
  "topic-assigned": ["you are given a topic", "un thème vous est confié", "anda diberi topik"],
  "topic-ready": ["ready for review", "à relire", "sedia untuk disemak"],
  "comment-added": ["commented on a question", "question a été commentée", "memberikan ulasan pada soalan"],
  "profile-incomplete": [
    "details about you or your company are missing",
    "manque des informations sur vous",
    "butiran tentang anda atau syarikat anda belum",
  ],
  "topic-sent-back": ["a topic came back to you", "un thème vous revient", "topik dikembalikan kepada anda"],
  "assessment-started": ["has been started", "a été commencée", "telah dimulakan"],
  "assessment-ready": ["ready to be submitted", "prête à être soumise", "sedia untuk dihantar"],
  "report-ready": ["report is ready", "rapport de votre entreprise est prêt", "laporan syarikat anda sedia"],
  "report-shared": ["can see your company’s report", "voir le rapport de la vôtre", "melihat laporan syarikat anda"],
  "report-link": ["a link to it has been made", "un lien vers celui-ci", "pautan kepadanya"],
  "report-reviewed": ["marked it as reviewed", "marqué comme relu", "telah disemak"],
  "report-approved": [
    "your company’s report has been approved",
    "le rapport de votre entreprise a été approuvé",
    "laporan syarikat anda telah diluluskan",
  ],
  "member-report-approved": [
    "a company that entered your access code",
    "une entreprise qui a saisi votre code",
    "syarikat yang memasukkan kod akses anda",
  ],
  "member-submitted": [
    "submitted its first assessment",
    "soumis sa première évaluation",
    "menghantar penilaian pertamanya",
  ],
  "member-flagged": ["raises one of your red flags", "une de vos alertes rouges", "menimbulkan amaran merah anda"],
  "report-updated": ["submitted another assessment", "soumis une nouvelle évaluation", "menghantar penilaian baharu"],
  "members-deadline-set": ASKED_DATE,
  "members-deadline-near": ["reminds you before that date", "vous la rappelle", "mengingatkan anda sebelum tarikh itu"],
  "members-deadline-passed": ["when it has passed", "qu’elle est passée", "apabila tarikh itu berlalu"],
  "member-reminder": ["sends you a reminder", "vous envoie elle-même un rappel", "sendiri menghantar peringatan"],
  "request-received": ["asks yours for something", "demande à la vôtre", "diminta oleh syarikat itu"],
  "request-returned": ["sends a request back", "renvoie une demande", "permintaan dikembalikan"],
  "request-closed": ["or closes it", "ou la clôt", "atau ditutup"],
  "request-due": ["a request is due", "une demande arrive à échéance", "permintaan perlu selesai"],
  "request-answered": ["answered a request of yours", "répondu à votre demande", "menjawab permintaan anda"],
  "request-message": ["written to you about a request", "écrit au sujet d’une demande", "menulis kepada anda tentang"],
  "support-received": [
    "has reached the network’s office",
    "est parvenue à l’équipe du réseau",
    "telah sampai kepada pejabat rangkaian",
  ],
  "support-asked": ["new questions", "nouvelles questions", "soalan baharu"],
  "support-answered": [
    "your question has been answered",
    "votre question a reçu une réponse",
    "soalan anda telah dijawab",
  ],
  "data-export-ready": ["is ready", "est prête", "sudah sedia"],
  "data-export-failed": ["could not be made", "n’a pas pu être préparée", "tidak dapat dibuat"],
  "member-export-ready": ["a file that you asked for", "un fichier que vous avez demandé", "fail yang anda minta"],
  "member-export-failed": ["a file that you asked for", "un fichier que vous avez demandé", "fail yang anda minta"],
};

describe("the description of a notification type", () => {
  it.each(Object.entries(NAMED) as [Cause, Words][])("names what is sent under it: %s", (cause, words) => {
    for (const [index, language] of LANGUAGES.entries()) {
      const { text } = TEXTS[language].types[CAUSES[cause].type];
      expect(text.toLowerCase(), language).toContain(words[index]?.toLowerCase());
    }
  });

  it("describes something that is sent, by the product or by an administrator", () => {
    const sent = new Set<string>([...Object.values(CAUSES).map(({ type }) => type), ...ANNOUNCED_TYPES]);
    expect(TYPES.filter((type) => !sent.has(type))).toEqual([]);
    // A date set by law has the same switch as one that a company asks for.
    expect(TEXTS.en.types.COMPLIANCE_DEADLINE.text).toContain("the law sets");
    expect(TEXTS.fr.types.COMPLIANCE_DEADLINE.text).toContain("fixées par la loi");
    expect(TEXTS.ms.types.COMPLIANCE_DEADLINE.text).toContain("ditetapkan oleh undang-undang");
  });

  it("counts an assigned topic as progress, and a topic with gaps as missing information", () => {
    expect([CAUSES["topic-assigned"].type, CAUSES["topic-sent-back"].type]).toEqual([
      "ASSESSMENT_PROGRESS",
      "MISSING_INFO",
    ]);
  });
});
