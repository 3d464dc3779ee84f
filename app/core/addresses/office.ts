/** The page on which the network's office sees a company. */
export const officeCompanyPath = (companyId: string) => `/admin/companies/${companyId}`;
