/** What the network's office sees of a company. */
export const officeCompanyPath = (companyId: string) => `/admin/companies/${companyId}`;
