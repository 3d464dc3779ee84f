import { CERTIFICATES_PATH, memberPath } from "~/core/addresses/network";
import { askForDocumentPath } from "~/core/addresses/requests";
import { withQuery } from "~/core/addresses/with-query";
import type { Cell } from "~/core/csv";
import { isDay } from "~/core/days/days";
import { isClimate } from "~/core/kinds/kind";
import type { Language } from "~/core/language";
import { shortDate } from "~/i18n/format";
import { translator } from "~/i18n/i18n.server";
import type { Certificate, CertificateCursor, readCertificates } from "./certificates.server";
import { CERTIFICATE_LISTS, type CertificateList, daysToExpiry } from "./rules/certificates";

export type CertificatesView = ReturnType<typeof viewCertificates>;

interface Shown {
  list: CertificateList;
  today: string;
  language: Language;
  seal: (id: string) => string;
  isFirst: boolean;
  mayAsk: boolean;
}

const listPath = (list: CertificateList, after = "") => {
  const query = new URLSearchParams([
    ...(list === CERTIFICATE_LISTS[0] ? [] : [["list", list]]),
    ...(after ? [["after", after]] : []),
  ]);
  return withQuery(CERTIFICATES_PATH, query.toString());
};

/** A page of a list of documents that expire, with the way to each and to a request for its successor. */
export function viewCertificates(
  { rows, next }: NonNullable<Awaited<ReturnType<typeof readCertificates>>>,
  { list, today, language, seal, isFirst, mayAsk }: Shown,
) {
  return {
    list,
    lists: CERTIFICATE_LISTS.map((id) => ({ id, href: listPath(id) })),
    mayAsk,
    rows: rows.map(({ companyId, company, kind, documentId, document, expiresOn }) => ({
      id: documentId,
      company,
      document,
      href: memberPath(seal(companyId), "documents", isClimate(kind) ? `?kind=${kind}` : ""),
      expires: shortDate(expiresOn, language),
      days: daysToExpiry(expiresOn, today),
      askHref: mayAsk ? askForDocumentPath(seal(companyId), document) : null,
    })),
    firstHref: isFirst ? null : listPath(list),
    nextHref: next && listPath(list, writeCertificateCursor(next)),
  };
}

/** The place of a page in a list, as addresses write it. */
const writeCertificateCursor = ({ expiresOn, documentId }: CertificateCursor) => `${expiresOn}~${documentId}`;

/** The place that an address names; null for the first page. */
export function readCertificateCursor(written: string | null): CertificateCursor | null {
  const [, expiresOn = "", documentId = ""] = /^(\d{4}-\d{2}-\d{2})~([\w-]{1,40})$/.exec(written ?? "") ?? [];
  return isDay(expiresOn) ? { expiresOn, documentId } : null;
}

/** The columns of the file, and a line of it. */
export function certificateLines(language: Language, today: string) {
  const t = translator(language, "certificates");
  return {
    header: (["company", "document", "issued", "expires", "days"] as const).map((column) => t(`columns.${column}`)),
    lineOf: ({ company, document, issuedOn, expiresOn }: Certificate): Cell[] => [
      company,
      document,
      issuedOn ?? "",
      expiresOn,
      daysToExpiry(expiresOn, today),
    ],
  };
}
