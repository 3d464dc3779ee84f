/** The office's list of companies. */
export const COMPANIES_PATH = "/admin/companies";

/** The page on which the network's office sees a company. */
export const officeCompanyPath = (companyId: string) => `${COMPANIES_PATH}/${companyId}`;
