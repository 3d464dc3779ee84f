import type { Language } from "~/core/language";

/**
 * The only texts that another language may say just as English does. Whoever adds one says by it that a reader of that language
 * would write the same; everything else that reads as in English fails the tests.
 */
export const SAME_WORDS: Record<Exclude<Language, "en">, readonly string[]> = {
  fr: [
    "Action",
    "Plan",
    "OK",
    "Questionnaires",
    "Version",
    // Names and what stands for them.
    ...["API", "CSV", "Excel", "JSON", "MTCO2e", "PDF", "PDF {{number}}", "Word", "xBRL-JSON"],
    // Words that the two languages share.
    ...[
      "Administration",
      "Certifications",
      "Code",
      "Construction",
      "Contact",
      "Date",
      "Description",
      "Dimension",
      "Documents",
      "Important",
    ],
    ...[
      "Initial",
      "International",
      "Invitation",
      "Invitations",
      "Leader",
      "Local",
      "Maintenance",
      "Menu",
      "Message",
      "National",
    ],
    ...[
      "Notifications",
      "Participant",
      "Points",
      "Question",
      "Questions",
      "Scope 1",
      "Scope 2",
      "Score",
      "Scores",
      "Section",
      "Sections",
    ],
    // Of standards, element by element.
    ...["Corruption", "Pollution", "Scope 3", "accidents", "sites", "total"],
    ...["Sessions", "Signature", "Social", "Type", "Urgent", "six"],
    // Of the tables to copy: units, initials, columns.
    ...["J.M.", "Scope", "kWh", "kg", "litres", "message"],
    ...["tonne", "tonnes"],
    ...["3. Instructions", "5. Cookies", "8. Contact", "10. Contact", "11. Contact", "16. Contact"],
    "{{amount}} × {{factor}} = {{kg}} kg CO2e",
    "Version {{number}} · {{date}}",
    ...["Document-{{number}}", "Page {{page}}", "{{size}}, {{count}} page", "{{size}}, {{count}} pages"],
  ],
  ms: [
    "OK",
    "Unit",
    // Names and what stands for them.
    ...["API", "CSV", "Excel", "Isle of Man", "JSON", "MTCO2e", "PDF", "PDF {{number}}", "Word", "xBRL-JSON"],
    // Words and signs that the two languages share.
    ...["Data", "Menu", "No.", "Status", "{companyMb} MB", "{fileMb} MB", "{{seconds}} s"],
    "{{amount}} × {{factor}} = {{kg}} kg CO2e",
    // Of the tables to copy: units, initials, months.
    ...["20 April", "April", "J.M.", "kWh", "kg"],
  ],
};
